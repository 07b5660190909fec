import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = new Set(readdirSync(join(import.meta.dirname, "../../public/studio/2")));

test("each studio picture has its AVIF form", () => {
  const pictures = [...files].filter((file) => file.endsWith(".webp"));
  expect(pictures.length).toBeGreaterThan(200);
  expect(pictures.filter((file) => !files.has(file.replace(".webp", ".avif")))).toEqual([]);
  expect(files.size).toBe(2 * pictures.length);
});
