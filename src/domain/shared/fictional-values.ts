// Names that nobody can register: RFC 2606 (second-level names), RFC 6761 (top-level names).
const RESERVED_NAME = /[\w.+@-]+\.(?:example|invalid|test)\b(?!\.\w)|(?:[\w.+@-]+[.@])?\bexample\.(?:com|net|org)\b/gi;

/** Six zeros or more that are no part of a larger number: "B 000000", "0000.000.000". */
const ZEROS = /(?<![\d.,])0(?:\.?0){5,}(?![\d,])/g;

/** Addresses and register numbers in a text that can belong to nobody, each once, in the order of the text. */
export const findFictionalValues = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(RESERVED_NAME), ...text.matchAll(ZEROS)].map(([value]) => value)),
];
