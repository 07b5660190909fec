import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrCode } from "./qr-code.ts";

/** Decodes the dark modules from a path. */
const toModules = (path: string, size: number): boolean[][] => {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) {
      const row = modules[Number(y)];
      if (row) row[Number(x) + step] = true;
    }
  }
  return modules;
};

test.each(["", "slug", "a-much-longer-slug-".repeat(6), "encore-plus-long-".repeat(20)])(
  "draws exactly the dark modules of the code: %s",
  (slug) => {
    const address = `https://www.example.lu/stock/12-1-${slug}`;
    const { size, path } = qrCode(address);
    const { data } = encode(address, { ecc: "M", border: 4 });
    expect(String(toModules(path, size))).toBe(String(data));
  },
);

test("leaves a quiet zone of four modules", () => {
  const { size, path } = qrCode("https://www.example.lu/stock/12-1-ford-puma");
  const modules = toModules(path, size);
  const edge = modules.flatMap((row, y) => row.filter((_, x) => Math.min(x, y, size - 1 - x, size - 1 - y) < 4));
  expect(edge.some(Boolean)).toBe(false);
  expect(modules[4]?.slice(4, 11)).toEqual([true, true, true, true, true, true, true]);
});
