import { setImmediate } from "node:timers/promises";
import { SaxesParser, type SaxesTagPlain } from "saxes";

export type XmlHandlers = {
  /** Element name without its prefix; attributes by name without their prefixes. */
  readonly open: (name: string, attributes: ReadonlyMap<string, string>) => void;
  readonly text: (name: string, text: string) => void;
  readonly doctype: () => void;
};

/** Other requests are answered between two chunks. */
const CHUNK_LENGTH = 128 * 1024;

/** Office documents use UTF-8 or UTF-16; older programs wrote single-byte encodings. */
const SINGLE_BYTE = /^<\?xml[^>]*encoding=["'](?:iso-8859-1|windows-1252)["']/i;
const DECLARED = /^<\?xml[^>]*encoding=["']([^"']*)["']/i;
const READABLE = /^(?:utf-8|utf8|utf-16|utf-16le|utf-16be|us-ascii|ascii|iso-8859-1|windows-1252)$/i;

const encodingOf = (bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" => {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return SINGLE_BYTE.test(Buffer.from(bytes.subarray(0, 200)).toString("latin1")) ? "windows-1252" : "utf-8";
};

/** The text of an XML file; null for an encoding that programs and this reader may understand differently. */
const decodeXml = (bytes: Uint8Array): string | null => {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const declared = DECLARED.exec(text.slice(0, 200))?.[1];
  return declared === undefined || READABLE.test(declared) ? text : null;
};

/** A byte order mark, white space and the first bracket, in UTF-8 or UTF-16; or only white space so far. */
const XML_HEAD = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\0\t\n\r ]*(?:<|$)/;

/** `<?xm` in EBCDIC. */
const EBCDIC_HEAD = "\u004c\u006f\u00a7\u0094";

/** True for the first bytes of a file that a program may read as XML, in any of its encodings. */
export const looksLikeXml = (head: Uint8Array): boolean => {
  const text = Buffer.from(head).toString("latin1");
  // A picture may begin with zeros.
  return (XML_HEAD.test(text) && /[\t\n\r <]/.test(text)) || text.startsWith(EBCDIC_HEAD);
};

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Reads an XML file to its end, without expanding entities of its own. False when it is not well-formed. */
export const readXml = async (bytes: Uint8Array, handlers: XmlHandlers): Promise<boolean> => {
  const text = decodeXml(bytes);
  if (text === null) return false;
  const parser = new SaxesParser({ xmlns: false });
  const path: string[] = [];
  const errors: Error[] = [];
  parser.on("error", (error) => void errors.push(error));
  parser.on("doctype", handlers.doctype);
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    path.push(withoutPrefix(name));
    const entries = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value] as const);
    handlers.open(withoutPrefix(name), new Map(entries));
  });
  parser.on("closetag", () => void path.pop());
  const onText = (content: string): void => handlers.text(path.at(-1) ?? "", content);
  parser.on("text", onText);
  parser.on("cdata", onText);
  for (let index = 0; index < text.length && errors.length === 0; index += CHUNK_LENGTH) {
    parser.write(text.slice(index, index + CHUNK_LENGTH));
    await setImmediate();
  }
  if (errors.length === 0) parser.close();
  return errors.length === 0;
};
