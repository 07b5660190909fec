const ENCODINGS = ["utf-8", "windows-1252"] as const;

/** Text that spreadsheets export as "Unicode". */
const isUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;

/** The text of a table as spreadsheets save it: UTF-8, UTF-16 by its byte-order mark, else Windows-1252. Without the mark. */
export const decodeSheet = (bytes: Uint8Array): string => {
  if (isUtf16(bytes)) return new TextDecoder("utf-16le").decode(bytes);
  const [first, other] = ENCODINGS;
  try {
    return new TextDecoder(first, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(other).decode(bytes);
  }
};
