import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { Cell, FeedRow, XmlNames } from "#domain/imports/index.ts";
import { FaultError } from "../fault-error.ts";
import { MAX_XML_DEPTH, MAX_ROW_LENGTH } from "../limits.ts";
import { brokenRow, type ObjectRows } from "../object-rows.ts";
import { XmlRepair } from "./repair-xml.ts";

export const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/** `<component name="city">` is named by its attribute, every other element by its tag. */
const elementName = ({ name, attributes }: SaxesTagPlain): string => {
  const plain = withoutPrefix(name);
  return plain === "component" ? (attributes["name"] ?? plain) : plain;
};

type OpenRecord = {
  readonly line: number;
  readonly depth: number;
  /** Values by name, in document order. */
  readonly values: Map<string, ElementValues>;
  /** Names of the open elements within the record, and how many of them have a prefix. */
  readonly path: string[];
  prefixes: number;
  text: string;
  hasChildren: boolean;
  /** Characters of texts and names so far. */
  length: number;
};

/** Texts of the elements of one name. Atom and RSS have elements of their own beside those with a prefix, which win. */
type ElementValues = { readonly texts: string[]; readonly hasPrefix: boolean };

const toCells = (values: ReadonlyMap<string, ElementValues>): Map<string, Cell> =>
  new Map([...values].map(([name, { texts }]) => [name, texts.length === 1 ? texts[0] : texts]));

const addValue = ({ values, path, prefixes, text }: OpenRecord): void => {
  const name = path.join(".");
  const hasPrefix = prefixes > 0;
  const known = values.get(name);
  if (known === undefined || (hasPrefix && !known.hasPrefix)) values.set(name, { texts: [text.trim()], hasPrefix });
  else if (known.hasPrefix === hasPrefix) known.texts.push(text.trim());
};

/**
 * Reads the vehicles of an XML feed chunk by chunk and buffers one record at most. Nested names are joined with dots;
 * repeated elements become a list. Entities of HTML are read, and an "&" that is not escaped. A document type is rejected
 * before the first element, so that nothing is declared, expanded or fetched. Throws `FaultError`.
 */
export class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #repair = new XmlRepair();
  readonly #dialects: readonly XmlNames[];
  #names: XmlNames | null = null;
  readonly #objectRows: Pick<ObjectRows, "toRow">;
  #completedRows: FeedRow[] = [];
  #depth = 0;
  #record: OpenRecord | null = null;
  /** Characters since the last parser event: the parser buffers a text or comment until it ends. */
  #silentLength = 0;

  constructor(dialects: readonly XmlNames[], rows: Pick<ObjectRows, "toRow">) {
    this.#dialects = dialects;
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
    parser.on("closetag", (tag) => this.#close(tag));
    parser.on("text", (text) => this.#text(text));
    parser.on("cdata", (text) => this.#text(text));
    parser.on("comment", () => this.#resetSilence());
    parser.on("processinginstruction", () => this.#resetSilence());
  }

  /** Returns the rows completed by `text`. */
  push(text: string): FeedRow[] {
    this.#silentLength += text.length;
    this.#parser.write(this.#repair.push(text));
    if (this.#silentLength > MAX_ROW_LENGTH) {
      throw new FaultError("too-large", `line ${this.#parser.line} goes on for more than ${MAX_ROW_LENGTH} characters`);
    }
    return this.#takeRows();
  }

  #takeRows(): FeedRow[] {
    const rows = this.#completedRows;
    this.#completedRows = [];
    return rows;
  }

  /** What was repaired, for operators. */
  notes(): readonly string[] {
    const { ampersands } = this.#repair;
    return ampersands === 0 ? [] : [`${ampersands} "&" that should be written "&amp;" are read as text`];
  }

  /** Returns the last rows. Throws `FaultError` when the text ends too early. */
  end(): FeedRow[] {
    this.#parser.write(this.#repair.end());
    if (this.#names === null) throw new FaultError("empty", "the feed is empty");
    if (this.#record) {
      const { line } = this.#record;
      throw new FaultError("truncated", `the feed ends inside the <${this.#names.record}> on line ${line}`);
    }
    if (this.#depth > 0) throw new FaultError("truncated", `the feed ends before </${this.#names.root}>`);
    this.#parser.close();
    return this.#takeRows();
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
      if (tag.name.includes(":")) record.prefixes += 1;
      record.length += name.length + 1;
      record.text = "";
      record.hasChildren = false;
    } else if (withoutPrefix(tag.name) === this.#names?.record) {
      const [line, depth] = [this.#parser.line, this.#depth];
      this.#record = { line, depth, values: new Map(), path: [], prefixes: 0, text: "", hasChildren: false, length: 0 };
    }
  }

  #checkRoot(name: string): void {
    this.#names = this.#dialects.find(({ root }) => root === withoutPrefix(name)) ?? null;
    if (this.#names !== null) return;
    const roots = this.#dialects.map(({ root }) => `<${root}>`).join(" or ");
    throw new FaultError("not-this-profile", `the feed is <${name.slice(0, 80)}>, not ${roots}`);
  }

  #text(text: string): void {
    this.#resetSilence();
    const record = this.#record;
    if (!record) return;
    record.length += text.length;
    if (record.length <= MAX_ROW_LENGTH) record.text += text;
  }

  #close(tag: SaxesTagPlain): void {
    this.#resetSilence();
    const record = this.#record;
    if (record && record.depth === this.#depth) this.#finish(record);
    else if (record) {
      if (!record.hasChildren && record.length <= MAX_ROW_LENGTH) addValue(record);
      if (tag.name.includes(":")) record.prefixes -= 1;
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
