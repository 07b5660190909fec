import type { FileProblem } from "#domain/leads/index.ts";
import { type ArchiveEntry, readArchiveEntries } from "../archive/archive-entries.ts";
import { looksLikeXml, readXml } from "./read-xml.ts";
import { isRemote } from "./target.ts";
import type { PartRules } from "./word-rules.ts";

/** Programs, scripts and macros by name, including add-ins and shortcuts that start one. */
const EXECUTABLE_NAME =
  /(?:\.(?:exe|dll|com|scr|pif|cpl|msi|msp|bat|cmd|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|jar|class|lnk|url|reg|inf|sh|bash|py|pl|rb|php|app|apk|dmg|pkg|deb|rpm|elf|so|dylib|chm|xll|ocm|docm|dotm|xlsm|xlam)|vbaproject\.bin|vbadata\.xml)$/i;

/** Macros of OpenDocument. */
const MACRO_FOLDER = /^(?:basic|scripts)\//i;

/** The first bytes of programs, of archives that may contain one, and of OLE packages, in Latin-1. */
const EXECUTABLE_HEADS = [
  "MZ",
  "\u007fELF",
  "#!",
  "\u00fe\u00ed\u00fa\u00ce",
  "\u00fe\u00ed\u00fa\u00cf",
  "\u00ce\u00fa\u00ed\u00fe",
  "\u00cf\u00fa\u00ed\u00fe",
  "\u00ca\u00fe\u00ba\u00be",
  "\u00d0\u00cf\u0011\u00e0",
  "Rar!",
  "7z\u00bc\u00af",
  "\u001f\u008b",
  "MSCF",
] as const;

/** The tables of a document's charts are archives too. */
const TABLE_NAME = /\.xlsx$/i;

/** True for a program, a macro or an archive inside of a document. */
const isExecutable = ({ name, head }: ArchiveEntry): boolean => {
  if (EXECUTABLE_NAME.test(name) || MACRO_FOLDER.test(name)) return true;
  const start = Buffer.from(head ?? []).toString("latin1");
  return (
    EXECUTABLE_HEADS.some((one) => start.startsWith(one)) || (start.startsWith("PK\u0003") && !TABLE_NAME.test(name))
  );
};

/** Macros at events, DDE, objects of other programs, and frames. */
const ACTIVE_ELEMENTS = new Set([
  "event-listener",
  "dde-source",
  "dde-connection-decl",
  "dde-link",
  "object-ole",
  "plugin",
  "applet",
  "floating-frame",
]);

/** A link that a reader follows. */
const LINK = "a";

/** OpenDocument 1.3: everything but a link that refers to another machine is loaded. */
export const openDocumentRules = (): PartRules => {
  let isActive = false;
  return {
    open: (name, attributes) => {
      isActive ||= ACTIVE_ELEMENTS.has(name) || (name !== LINK && isRemote(attributes.get("href") ?? ""));
    },
    text: () => undefined,
    // Older programs name a document type, which is never loaded.
    doctype: () => undefined,
    isActive: () => isActive,
  };
};

/** Parts that are XML in every document. */
const XML_NAME = /\.(?:xml|rels)$/i;

const partProblem = async (entry: ArchiveEntry, rules: PartRules): Promise<FileProblem | null> => {
  const content = await entry.read();
  // LibreOffice writes empty files for menus that nobody changed.
  if (content?.byteLength === 0) return null;
  if (content === null || !(await readXml(content, rules))) return "unreadable";
  return rules.isActive() ? "active" : null;
};

const isXml = ({ name, head }: ArchiveEntry): boolean => XML_NAME.test(name) || (head !== null && looksLikeXml(head));

/**
 * What a zip-based document contains beyond text and pictures. Bounded: entries unpack to 16 MiB together at most, and
 * other work goes on between two chunks of a file.
 */
export const officeProblem = async (content: Uint8Array, createRules: () => PartRules): Promise<FileProblem | null> => {
  const entries = readArchiveEntries(content);
  if (entries === null || entries.some(({ head }) => head === null)) return "unreadable";
  if (entries.some(isExecutable)) return "unsafe";
  for (const entry of entries.filter(isXml)) {
    const problem = await partProblem(entry, createRules());
    if (problem !== null) return problem;
  }
  return null;
};
