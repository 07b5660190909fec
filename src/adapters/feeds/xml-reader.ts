import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { Cell, FeedRow } from "#domain/imports/index.ts";
import { FaultError } from "./fault.ts";
import { DEEPEST_XML, LONGEST_ROW } from "./limits.ts";
import { brokenRow, type ObjectRows } from "./object-rows.ts";

/** Elements a feed is made of, without their prefixes. */
export type XmlNames = { readonly root: string; readonly record: string };

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/** `<component name="city">` is called by its attribute, everything else by itself. */
const nameOf = ({ name, attributes }: SaxesTagPlain): string => {
  const plain = withoutPrefix(name);
  return plain === "component" ? (attributes["name"] ?? plain) : plain;
};

type OpenRecord = {
  readonly line: number;
  readonly depth: number;
  /** What each name was given, in the order it came. */
  readonly values: Map<string, string[]>;
  /** Names of the elements open within it. */
  readonly path: string[];
  text: string;
  hasChildren: boolean;
  /** Characters of texts and names so far. */
  length: number;
};

const cellsOf = (values: ReadonlyMap<string, readonly string[]>): Map<string, Cell> =>
  new Map([...values].map(([name, texts]) => [name, texts.length === 1 ? texts[0] : texts]));

const add = ({ values, path, text }: OpenRecord): void => {
  const name = path.join(".");
  const texts = values.get(name);
  if (texts) texts.push(text.trim());
  else values.set(name, [text.trim()]);
};

/**
 * Reads the vehicles of an XML feed piece by piece, holding one at most. What is nested is laid out with dots, what
 * repeats becomes a list. A feed with a document type is refused before its first element, so that nothing can be
 * declared, expanded or fetched. Throws `FaultError`.
 */
export class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #names: XmlNames;
  readonly #rows: ObjectRows;
  #found: FeedRow[] = [];
  #depth = 0;
  #record: OpenRecord | null = null;
  #rootSeen = false;
  /** Characters since anything was recognised: an endless text or comment is held by the parser until it ends. */
  #silent = 0;

  constructor(names: XmlNames, rows: ObjectRows) {
    this.#names = names;
    this.#rows = rows;
    const parser = this.#parser;
    parser.on("doctype", () => {
      const reason = "the feed has a DOCTYPE: document types and entities of one's own are not read";
      throw new FaultError("unreadable", reason);
    });
    parser.on("error", (error) => {
      throw new FaultError("damaged", `the XML is broken on line ${parser.line}: ${plainMessage(error)}`);
    });
    parser.on("opentag", (tag) => this.#open(tag));
    parser.on("closetag", () => this.#close());
    parser.on("text", (text) => this.#text(text));
    parser.on("cdata", (text) => this.#text(text));
    parser.on("comment", () => this.#heard());
    parser.on("processinginstruction", () => this.#heard());
  }

  /** The rows that the text completes. */
  push(text: string): FeedRow[] {
    this.#silent += text.length;
    this.#parser.write(text);
    if (this.#silent > LONGEST_ROW) {
      throw new FaultError("too-large", `line ${this.#parser.line} goes on for more than ${LONGEST_ROW} characters`);
    }
    const rows = this.#found;
    this.#found = [];
    return rows;
  }

  /** Throws where the text ends too early. */
  end(): void {
    if (!this.#rootSeen) throw new FaultError("empty", "the feed is empty");
    if (this.#record) {
      const { line } = this.#record;
      throw new FaultError("truncated", `the feed ends inside the <${this.#names.record}> on line ${line}`);
    }
    if (this.#depth > 0) throw new FaultError("truncated", `the feed ends before </${this.#names.root}>`);
    this.#parser.close();
  }

  #heard(): void {
    this.#silent = 0;
  }

  #open(tag: SaxesTagPlain): void {
    this.#heard();
    this.#depth += 1;
    if (this.#depth > DEEPEST_XML) {
      throw new FaultError("too-large", `line ${this.#parser.line} is nested deeper than ${DEEPEST_XML} elements`);
    }
    if (this.#depth === 1) this.#checkRoot(tag.name);
    const record = this.#record;
    if (record) {
      const name = nameOf(tag);
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
    this.#heard();
    const record = this.#record;
    if (!record) return;
    record.length += text.length;
    if (record.length <= LONGEST_ROW) record.text += text;
  }

  #close(): void {
    this.#heard();
    const record = this.#record;
    if (record && record.depth === this.#depth) this.#finish(record);
    else if (record) {
      if (!record.hasChildren && record.length <= LONGEST_ROW) add(record);
      record.path.pop();
      record.hasChildren = true;
    }
    this.#depth -= 1;
  }

  #finish(record: OpenRecord): void {
    this.#record = null;
    const tooLong = record.length > LONGEST_ROW;
    this.#found.push(
      tooLong
        ? brokenRow(record.line, "", `is longer than ${LONGEST_ROW} characters`)
        : this.#rows.row(record.line, cellsOf(record.values)),
    );
  }
}

/** The parser's message without the position it begins with. */
const plainMessage = (error: Error): string => error.message.replace(/^\d+:\d+: /, "");
