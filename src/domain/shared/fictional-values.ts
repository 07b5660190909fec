import { trimTrailing } from "./text.ts";

const ADDRESS = /[\w.+@-]+/g;

// Names that nobody can register: RFC 2606 (second-level names), RFC 6761 (top-level names).
const RESERVED_NAME = /\.(?:example|invalid|test)$|(?:^|[.@])example\.(?:com|net|org)$/i;

/** Six zeros or more that are no part of a larger number: "B 000000", "0000.000.000". */
const ZEROS = /(?<![\d.,])0(?:\.?0){5,}(?![\d,])/g;

/** Addresses and register numbers in a text that can belong to nobody, each once, in the order of the text. */
export const findFictionalValues = (text: string): readonly string[] => {
  const addresses = (text.match(ADDRESS) ?? []).map((address) => trimTrailing(address, "."));
  return [...new Set([...addresses.filter((address) => RESERVED_NAME.test(address)), ...(text.match(ZEROS) ?? [])])];
};
