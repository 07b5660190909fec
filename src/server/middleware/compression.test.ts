import { expect, test } from "vitest";
import { preferredEncoding } from "./compression.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["BR", "br"],
  ["gzip ,br ; q=0.5", "br"],
  ["br;q=0.001", "br"],
  ["gzip, br;q=0", "gzip"],
  ["br; q=0.00 , gzip;q=1.0", "gzip"],
  ["gzip;q=0, br;q=0", "identity"],
  ["brotli, x-gzip, zstd", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("a client that accepts %o gets %s", (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
