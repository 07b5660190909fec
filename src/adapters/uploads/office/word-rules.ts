import type { XmlHandlers } from "./read-xml.ts";
import { isRemote } from "./target.ts";

/** Rules for one file of a document. */
export type PartRules = XmlHandlers & {
  /** After the end of the file. */
  readonly isActive: () => boolean;
};

/** Objects, controls, macros, and contents that are not looked into. Tables of charts are `package`. */
const ACTIVE_RELATIONSHIPS = new Set([
  "oleobject",
  "control",
  "activexcontrolbinary",
  "vbaproject",
  "wordvbadata",
  "afchunk",
  "frame",
  "subdocument",
]);

/** What a program may name on its own machine, as Word does for the template of a document. */
const LOCAL_RELATIONSHIPS = new Set(["attachedtemplate", "image"]);

const ACTIVE_ELEMENTS = new Set(["OLEObject", "oleObj", "control", "altChunk", "subDoc", "webVideoPr"]);

const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]+:|[\\/]{2})/i;

/** A relationship that loads something outside of the document; links that a reader follows are none. */
const isActiveRelationship = (attributes: ReadonlyMap<string, string>): boolean => {
  const type = (attributes.get("Type") ?? "").trim().replace(/^.*\//s, "").toLowerCase();
  const target = attributes.get("Target") ?? "";
  if (ACTIVE_RELATIONSHIPS.has(type)) return true;
  if (type === "hyperlink") return false;
  const isExternal = attributes.get("TargetMode")?.trim().toLowerCase() === "external" || ABSOLUTE.test(target.trim());
  return isExternal && (!LOCAL_RELATIONSHIPS.has(type) || isRemote(target));
};

/** Fields that start a program or load an object whatever their arguments are. */
const ACTIVE_FIELDS = new Set(["DDE", "DDEAUTO", "LINK", "DATABASE"]);

/** Fields that insert a file. */
const INSERTING_FIELDS = new Set(["INCLUDE", "INCLUDETEXT", "INCLUDEPICTURE", "IMPORT", "RD"]);

/** A path in an instruction has doubled backslashes. */
const instructionPaths = (instruction: string): readonly string[] =>
  [...instruction.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? "").replaceAll("\\\\", "\\"),
  );

/** True for a field that runs a program, or loads something from another machine, when a document is opened or updated. */
const isActiveInstruction = (instruction: string): boolean => {
  const name = /^[\s"'\u00a0]*([a-z]+)/i.exec(instruction)?.[1]?.toUpperCase() ?? "";
  if (ACTIVE_FIELDS.has(name)) return true;
  return INSERTING_FIELDS.has(name) && instructionPaths(instruction).some(isRemote);
};

type OpenField = { instruction: string; isInstruction: boolean; isNamedByField: boolean };

/** Follows the fields of one file of a document. An instruction may be split over runs and paragraphs. */
class WordFields {
  readonly #open: OpenField[] = [];
  /** Instructions outside of any field. */
  #stray = "";
  #isActive = false;

  begin(): void {
    const outer = this.#open.at(-1);
    // The name of such a field is the result of another one.
    if (outer?.isInstruction && outer.instruction.trim() === "") outer.isNamedByField = true;
    this.#open.push({ instruction: "", isInstruction: true, isNamedByField: false });
  }

  add(text: string): void {
    const field = this.#open.at(-1);
    if (field?.isInstruction) field.instruction += text;
    else this.#stray += text;
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isInstruction = false;
  }

  end(): void {
    const field = this.#open.pop();
    if (field) this.#check(field);
  }

  /** After the end of the file. */
  isActive(): boolean {
    for (const field of this.#open) this.#check(field);
    return this.#isActive || isActiveInstruction(this.#stray);
  }

  #check({ instruction, isNamedByField }: OpenField): void {
    this.#isActive ||= isNamedByField || isActiveInstruction(instruction);
  }
}

const openField = (fields: WordFields, type: string | undefined): void => {
  if (type === "begin") fields.begin();
  else if (type === "separate") fields.separate();
  else if (type === "end") fields.end();
};

/** Office Open XML (ECMA-376): names are compared without their namespaces, of which there are two sets. */
export const wordRules = (): PartRules => {
  const fields = new WordFields();
  let isActive = false;
  return {
    open: (name, attributes) => {
      if (name === "fldChar") openField(fields, attributes.get("fldCharType"));
      isActive ||=
        ACTIVE_ELEMENTS.has(name) ||
        (name === "Relationship" && isActiveRelationship(attributes)) ||
        (name === "fldSimple" && isActiveInstruction(attributes.get("instr") ?? "")) ||
        // A picture of VML, which needs no relationship.
        isRemote(attributes.get("src") ?? "");
    },
    text: (name, text) => {
      if (name === "instrText" || name === "delInstrText") fields.add(text);
    },
    // Office Open XML has no document types.
    doctype: () => {
      isActive = true;
    },
    isActive: () => isActive || fields.isActive(),
  };
};
