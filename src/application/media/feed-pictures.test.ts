import { expect, test } from "vitest";
import { createPictureCheck } from "./feed-pictures.ts";

const create = (stored: readonly string[], onDisk: Set<string>) => {
  const lines: string[] = [];
  let now = 0;
  const check = createPictureCheck({
    pictures: { sampleStored: async () => stored },
    files: { has: async (hash) => onDisk.has(hash) },
    folder: "/srv/media",
    monotonicMs: () => now,
    log: { info: (_, text) => void lines.push(text), error: (_, text) => void lines.push(text) },
  });
  return {
    check,
    lines,
    later: () => {
      now += 60_000;
    },
  };
};

test("says that downloaded pictures are missing, once in the log, and when they are back", async () => {
  const onDisk = new Set(["a"]);
  const { check, lines, later } = create(["a", "b"], onDisk);
  const sentence =
    "downloaded pictures are missing in MEDIA_DIR (/srv/media): all nodes of a database need the same folder";
  expect(await check()).toEqual([sentence]);
  later();
  expect(await check()).toEqual([sentence]);
  expect(lines).toEqual(["downloaded pictures are missing in MEDIA_DIR"]);
  onDisk.add("b");
  later();
  expect(await check()).toEqual([]);
  expect(lines).toEqual([
    "downloaded pictures are missing in MEDIA_DIR",
    "downloaded pictures are complete in MEDIA_DIR again",
  ]);
});

test("has nothing to say of a stock without pictures", async () => {
  const { check } = create([], new Set());
  expect(await check()).toEqual([]);
});
