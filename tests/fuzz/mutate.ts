import type { Random } from "../../bench/random.ts";

/** Bytes that mean something to one of the parsers. */
const TOKENS = [
  '"',
  ",",
  ";",
  "\r\n",
  "\t",
  "\0",
  "<",
  "</",
  "<![CDATA[",
  "<!DOCTYPE a [<!ENTITY b 'c'>]>&b;",
  "{",
  "[[[[",
  "}",
  "&",
  "&a&a&a",
  "%",
  "%00",
  "%f0%9f",
  "=",
  "--",
  "\u{1f469}\u200d\u{1f527}",
  "\ufeff",
  "\u202e",
  "../",
  "a".repeat(300),
  "9".repeat(40),
  "-1",
  "1e999",
  "null",
  "**",
  "![](",
  "&anchor [*anchor]",
  "!!js",
].map((text) => Buffer.from(text));

const MAX_BYTES = 128 * 1024;

type Mutation = (bytes: Buffer, random: Random) => Buffer;

const splice = (bytes: Buffer, start: number, removed: number, inserted: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, start), inserted, bytes.subarray(start + removed)]);

const MUTATIONS: readonly Mutation[] = [
  // A changed byte.
  (bytes, { integer }) => {
    const copy = Buffer.from(bytes);
    if (copy.length > 0) copy[integer(0, copy.length - 1)] = integer(0, 255);
    return copy;
  },
  // A token in place of some bytes.
  (bytes, { integer, pick }) => splice(bytes, integer(0, bytes.length), integer(0, 8), pick(TOKENS)),
  // A piece removed.
  (bytes, { integer }) => splice(bytes, integer(0, bytes.length), integer(1, 200), Buffer.alloc(0)),
  // A piece repeated.
  (bytes, { integer }) => {
    const start = integer(0, bytes.length);
    const piece = bytes.subarray(start, start + integer(1, 60));
    return splice(bytes, start, 0, Buffer.concat(Array.from({ length: integer(2, 200) }, () => piece)));
  },
  // An early end.
  (bytes, { integer }) => bytes.subarray(0, integer(0, bytes.length)),
];

/** A copy of the bytes with one to six faults, at most 128 KiB. */
export const mutate = (bytes: Uint8Array, random: Random): Buffer => {
  let mutated = Buffer.from(bytes);
  for (let n = random.integer(1, 6); n > 0; n -= 1) mutated = Buffer.from(random.pick(MUTATIONS)(mutated, random));
  return mutated.subarray(0, MAX_BYTES);
};
