import type { FileProblem } from "#domain/leads/index.ts";
import { type ArchiveEntry, readArchiveEntries } from "../archive/archive-entries.ts";
import { isExecutable } from "../archive/executables.ts";
import { looksLikeXml, readXml } from "./read-xml.ts";
import type { PartRules } from "./word-rules.ts";
import { isRemote } from "./target.ts";

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
