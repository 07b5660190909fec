import { FaultError } from "../fault-error.ts";

const SAVE_AS_CSV = 'open it in the spreadsheet program and save it as "CSV UTF-8"';

/** First bytes of files that are no text, and what to do. */
const BINARY_KINDS: readonly (readonly [head: readonly number[], advice: string])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], `this is an old Excel or Office file: ${SAVE_AS_CSV}`],
  [[0x25, 0x50, 0x44, 0x46], "this is a PDF document: ask the supplier for CSV, JSON or XML"],
  [[0x37, 0x7a, 0xbc, 0xaf], "this is a 7z archive: unpack it and give the file in it"],
  [[0x52, 0x61, 0x72, 0x21], "this is a RAR archive: unpack it and give the file in it"],
  [[0x42, 0x5a, 0x68], "this is a bzip2 file: unpack it; of packed files only gzip is read"],
  [[0xfd, 0x37, 0x7a, 0x58], "this is an xz file: unpack it; of packed files only gzip is read"],
  [[0x28, 0xb5, 0x2f, 0xfd], "this is a zstd file: unpack it; of packed files only gzip is read"],
  [[0x89, 0x50, 0x4e, 0x47], "this is a picture, not a feed"],
  [[0xff, 0xd8, 0xff], "this is a picture, not a feed"],
];

const ZIP = [0x50, 0x4b, 0x03, 0x04];

const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

/** A workbook is a zip that names its parts in its first bytes. */
const zipAdvice = (head: Uint8Array): string => {
  const text = Buffer.from(head.subarray(0, 4_096)).toString("latin1");
  if (/\[Content_Types\]\.xml|_rels\/|docProps\/|xl\//.test(text))
    return `this is an Excel file (xlsx): ${SAVE_AS_CSV}`;
  if (text.includes("opendocument")) return `this is an OpenDocument file (ods): ${SAVE_AS_CSV}`;
  return `this is a zip or Excel file: unpack a zip and give the file in it; of a workbook, ${SAVE_AS_CSV}`;
};

/** Throws `FaultError` for a file that is no text, or in UTF-16, by its first bytes. */
export const assertTextFile = (head: Uint8Array): void => {
  if (startsWith(head, ZIP) || startsWith(head, EMPTY_ZIP)) throw new FaultError("unreadable", zipAdvice(head));
  const advice = BINARY_KINDS.find(([bytes]) => startsWith(head, bytes))?.[1];
  if (advice !== undefined) throw new FaultError("unreadable", advice);
  if (startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff])) {
    throw new FaultError("wrong-encoding", 'the feed is written in UTF-16; save it as "CSV UTF-8"');
  }
};

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

const HTML = /^\s*<(?:!doctype\s+html|html|head|body|meta|script|title|table|div|h1|p)\b/i;

const WORKBOOK = /^\s*(?:<\?[^>]*\?>\s*)*(?:<\?mso-application|<(?:ss:)?Workbook\b)|mso-application progid="Excel/i;

const TITLE = /<(?:title|h1)[^<>]*>([^<]{1,200})/i;

const MAX_TITLE = 80;

/** Throws `FaultError` for text that is no feed of any format: an HTML page, a workbook as XML, RTF. */
export const assertFeedText = (text: string): void => {
  const head = text.slice(0, 4_096);
  const isHtml = HTML.test(head.replaceAll(COMMENT, ""));
  if (WORKBOOK.test(head) || (isHtml && head.includes("schemas-microsoft-com:office:excel"))) {
    throw new FaultError("unreadable", `this is an Excel file saved as XML or HTML: ${SAVE_AS_CSV}`);
  }
  if (isHtml) {
    const title = TITLE.exec(head)?.[1]?.replaceAll(/\s+/g, " ").trim().slice(0, MAX_TITLE);
    const quoted = title === undefined || title === "" ? "" : ` (${JSON.stringify(title)})`;
    throw new FaultError(
      "unreadable",
      `this is an HTML page${quoted}, not a feed: does the address need a login, or is its server out of order?`,
    );
  }
  if (head.startsWith("{\\rtf"))
    throw new FaultError("unreadable", "this is an RTF document: ask the supplier for CSV");
};
