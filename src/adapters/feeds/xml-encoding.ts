import { FEED_ENCODINGS, type FeedEncoding } from "#domain/imports/index.ts";
import { FaultError } from "./fault.ts";

const PROLOG = /^(?:\xef\xbb\xbf)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** Bytes within which a prolog must have said it. */
export const LONGEST_PROLOG = 200;

/** Other names of the encodings that are read. */
const ALIASES: ReadonlyMap<string, FeedEncoding> = new Map([
  ["utf8", "utf-8"],
  ["us-ascii", "utf-8"],
  ["latin1", "iso-8859-1"],
  ["latin-9", "iso-8859-15"],
  ["cp1252", "windows-1252"],
]);

/** The encoding that an XML feed's prolog names, or null where it has none. Throws `FaultError` for one nobody reads. */
export const declaredEncoding = (head: Uint8Array): FeedEncoding | null => {
  const named = PROLOG.exec(Buffer.from(head.subarray(0, LONGEST_PROLOG)).toString("latin1"))?.[1]?.toLowerCase();
  if (named === undefined) return null;
  const encoding = FEED_ENCODINGS.find((one) => one === named) ?? ALIASES.get(named);
  if (encoding !== undefined) return encoding;
  throw new FaultError(
    "unreadable",
    `the feed says it is written in "${named}"; read are ${FEED_ENCODINGS.join(", ")}`,
  );
};
