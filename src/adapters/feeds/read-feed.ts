import type { FeedPart, FeedProfile } from "#domain/imports/index.ts";
import { csvParts, type Texts } from "./csv-parts.ts";
import { decode } from "./decode.ts";
import { FaultError } from "./fault.ts";
import { inflate, SIZE_LIMITS, type Bytes, type SizeLimits } from "./inflate.ts";
import { LONGEST_ROW } from "./limits.ts";
import { jsonParts, xmlParts } from "./object-parts.ts";
import { headOf, readAhead } from "./read-ahead.ts";
import { declaredEncoding, LONGEST_PROLOG } from "./xml-encoding.ts";

export type ReadOptions = {
  /** Reads on where the encoding is wrong (a forced import). */
  readonly lenient: boolean;
  readonly limits?: SizeLimits;
};

type Format = "csv" | "json" | "xml";

/** What the text is, by its first character where the profile leaves that open. */
const formatOf = ({ format, xml }: FeedProfile, text: string): Format => {
  if (format !== "either") return format;
  if (xml !== null && text.startsWith("<")) return "xml";
  return /^[[{]/.test(text) ? "json" : "csv";
};

/** Tells the first text with anything in it; what is blank for longer than a row may be is no feed. */
const notBlank = (): ((text: string) => boolean) => {
  let blanks = 0;
  return (text) => {
    if (text.trim() !== "") return true;
    blanks += text.length;
    if (blanks > LONGEST_ROW) throw new FaultError("too-large", `the feed begins with more than ${LONGEST_ROW} blanks`);
    return false;
  };
};

const partsOf = async function* (bytes: Bytes, profile: FeedProfile, options: ReadOptions): AsyncIterable<FeedPart> {
  let read = 0;
  const counted = async function* (): Bytes {
    for await (const piece of bytes) {
      read += piece.length;
      yield piece;
    }
  };
  const { head, all: inflated } = await headOf(inflate(counted(), options.limits ?? SIZE_LIMITS), LONGEST_PROLOG);
  const encoding = (profile.xml && declaredEncoding(head)) ?? profile.encoding;
  const decoded: Texts = decode(inflated, encoding, options.lenient);
  const { ahead, all } = await readAhead(decoded, notBlank());
  const first = ahead.at(-1)?.trimStart() ?? "";
  if (first === "") throw new FaultError("empty", "the feed is empty");
  const format = formatOf(profile, first);
  if (format === "csv") yield* csvParts(all, profile, () => read);
  else if (format === "json") yield* jsonParts(all, profile, () => read);
  else if (profile.xml) yield* xmlParts(all, profile, profile.xml, () => read);
};

/**
 * Reads a feed as its profile says: gzip is told by its first bytes, memory is bounded whatever the feed holds. Never
 * throws for what the feed holds: what is wrong with it as a whole is its last part.
 */
export const readFeed = async function* (
  bytes: Bytes,
  profile: FeedProfile,
  options: ReadOptions,
): AsyncIterable<FeedPart> {
  try {
    yield* partsOf(bytes, profile, options);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    yield { type: "fault", fault: error.fault };
  }
};
