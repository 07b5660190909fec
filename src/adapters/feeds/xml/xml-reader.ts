import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { Cell, FeedRow } from "#domain/imports/index.ts";
import { FaultError } from "../fault-error.ts";
import { MAX_XML_DEPTH, MAX_ROW_LENGTH } from "../limits.ts";
import { brokenRow, type ObjectRows } from "../object-rows.ts";

/** Element names without their prefixes. */
export type XmlNames = { readonly root: string; readonly record: string };

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/** `<component name="city">` is named by its attribute, every other element by its tag. */
const elementName = ({ name, attributes }: SaxesTagPlain): string => {
  const plain = withoutPrefix(name);
  return plain === "component" ? (attributes["name"] ?? plain) : plain;
};

type OpenRecord = {
  readonly line: number;
  readonly depth: number;
  /** Values by name, in document order. */
  readonly values: Map<string, string[]>;
  /** Names of the open elements within the record. */
  readonly path: string[];
  text: string;
  hasChildren: boolean;
  /** Characters of texts and names so far. */
  length: number;
};

const toCells = (values: ReadonlyMap<string, readonly string[]>): Map<string, Cell> =>
  new Map([...values].map(([name, texts]) => [name, texts.length === 1 ? texts[0] : texts]));

const addValue = ({ values, path, text }: OpenRecord): void => {
  const name = path.join(".");
  const texts = values.get(name);
  if (texts) texts.push(text.trim());
  else values.set(name, [text.trim()]);
};

/**
 * Reads the vehicles of an XML feed chunk by chunk and buffers one record at most. Nested names are joined with dots;
 * repeated elements become a list. A document type is rejected before the first element, so that nothing is declared,
 * expanded or fetched. Throws `FaultError`.
 */
export class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #names: XmlNames;
  readonly #objectRows: ObjectRows;
  #completedRows: FeedRow[] = [];
  #depth = 0;
  #record: OpenRecord | null = null;
  #rootSeen = false;
  /** Characters since the last parser event: the parser buffers a text or comment until it ends. */
  #silentLength = 0;

  constructor(names: XmlNames, rows: ObjectRows) {
    this.#names = names;
    this.#objectRows = rows;
    const parser = this.#parser;
    parser.on("doctype", () => {
      const reason = "the feed has a DOCTYPE: document types and entities of one's own are not read";
      throw new FaultError("unreadable", reason);
    });
    parser.on("error", (error) => {
      throw new FaultError("damaged", `the XML is broken on line ${parser.line}: ${withoutPosition(error)}`);
    });
    parser.on("opentag", (tag) => this.#open(tag));
    parser.on("closetag", () => this.#close());
    parser.on("text", (text) => this.#text(text));
    parser.on("cdata", (text) => this.#text(text));
    parser.on("comment", () => this.#resetSilence());
    parser.on("processinginstruction", () => this.#resetSilence());
  }

  /** Returns the rows completed by `text`. */
  push(text: string): FeedRow[] {
    this.#silentLength += text.length;
    this.#parser.write(text);
    if (this.#silentLength > MAX_ROW_LENGTH) {
      throw new FaultError("too-large", `line ${this.#parser.line} goes on for more than ${MAX_ROW_LENGTH} characters`);
    }
    const rows = this.#completedRows;
    this.#completedRows = [];
    return rows;
  }

  /** Throws `FaultError` when the text ends too early. */
  end(): void {
    if (!this.#rootSeen) throw new FaultError("empty", "the feed is empty");
    if (this.#record) {
      const { line } = this.#record;
      throw new FaultError("truncated", `the feed ends inside the <${this.#names.record}> on line ${line}`);
    }
    if (this.#depth > 0) throw new FaultError("truncated", `the feed ends before </${this.#names.root}>`);
    this.#parser.close();
  }

  #resetSilence(): void {
    this.#silentLength = 0;
  }

  #open(tag: SaxesTagPlain): void {
    this.#resetSilence();
    this.#depth += 1;
    if (this.#depth > MAX_XML_DEPTH) {
      throw new FaultError("too-large", `line ${this.#parser.line} is nested deeper than ${MAX_XML_DEPTH} elements`);
    }
    if (this.#depth === 1) this.#checkRoot(tag.name);
    const record = this.#record;
    if (record) {
      const name = elementName(tag);
      record.path.push(name);
      record.length += name.length + 1;
      record.text = "";
      record.hasChildren = false;
    } else if (withoutPrefix(tag.name) === this.#names.record) {
      const [line, depth] = [this.#parser.line, this.#depth];
      this.#record = { line, depth, values: new Map(), path: [], text: "", hasChildren: false, length: 0 };
    }
  }

  #checkRoot(name: string): void {
    this.#rootSeen = true;
    if (withoutPrefix(name) === this.#names.root) return;
    throw new FaultError("not-this-profile", `the feed is <${name.slice(0, 80)}>, not <${this.#names.root}>`);
  }

  #text(text: string): void {
    this.#resetSilence();
    const record = this.#record;
    if (!record) return;
    record.length += text.length;
    if (record.length <= MAX_ROW_LENGTH) record.text += text;
  }

  #close(): void {
    this.#resetSilence();
    const record = this.#record;
    if (record && record.depth === this.#depth) this.#finish(record);
    else if (record) {
      if (!record.hasChildren && record.length <= MAX_ROW_LENGTH) addValue(record);
      record.path.pop();
      record.hasChildren = true;
    }
    this.#depth -= 1;
  }

  #finish(record: OpenRecord): void {
    this.#record = null;
    const tooLong = record.length > MAX_ROW_LENGTH;
    this.#completedRows.push(
      tooLong
        ? brokenRow(record.line, "", `is longer than ${MAX_ROW_LENGTH} characters`)
        : this.#objectRows.toRow(record.line, toCells(record.values)),
    );
  }
}

/** Removes the position from the parser's message. */
const withoutPosition = (error: Error): string => error.message.replace(/^\d+:\d+: /, "");
