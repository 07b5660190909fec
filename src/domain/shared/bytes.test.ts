import { expect, test } from "vitest";
import { formatBytes } from "./bytes.ts";

test.each([
  [1, "1\u00a0ko"],
  [239_001, "240\u00a0ko"],
  [348_000, "348\u00a0ko"],
  [1_240_000, "1,2\u00a0Mo"],
  [5_000_000, "5\u00a0Mo"],
  [12_400_000, "12,4\u00a0Mo"],
  [2_000_000_000, "2\u00a0Go"],
])("formats %i bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
