import { FEED_ENCODINGS, type FeedEncoding } from "#domain/imports/index.ts";
import { FaultError } from "../fault-error.ts";

const PROLOG = /^(?:\xef\xbb\xbf)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** The encoding must be declared within this many bytes. */
export const MAX_PROLOG_BYTES = 200;

/** Aliases of the supported encodings. */
const ALIASES: ReadonlyMap<string, FeedEncoding> = new Map([
  ["utf8", "utf-8"],
  ["us-ascii", "utf-8"],
  ["latin1", "iso-8859-1"],
  ["latin-9", "iso-8859-15"],
  ["cp1252", "windows-1252"],
]);

/** The encoding declared in an XML prolog, or null. Throws `FaultError` for an unsupported encoding. */
export const declaredEncoding = (head: Uint8Array): FeedEncoding | null => {
  const declared = PROLOG.exec(Buffer.from(head.subarray(0, MAX_PROLOG_BYTES)).toString("latin1"))?.[1]?.toLowerCase();
  if (declared === undefined) return null;
  const encoding = FEED_ENCODINGS.find((candidate) => candidate === declared) ?? ALIASES.get(declared);
  if (encoding !== undefined) return encoding;
  throw new FaultError(
    "unreadable",
    `the feed says it is written in "${declared}"; read are ${FEED_ENCODINGS.join(", ")}`,
  );
};
