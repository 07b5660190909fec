import type { XmlHandlers } from "./read-xml.ts";
import { isRemote } from "./target.ts";
import { isActiveInstruction, WordFields } from "./word-fields.ts";

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
