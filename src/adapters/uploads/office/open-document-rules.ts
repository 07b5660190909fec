import { isRemote } from "./target.ts";
import type { PartRules } from "./word-rules.ts";

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
