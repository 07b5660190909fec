import { decodeHTMLStrict } from "entities/decode";

/** A text may have been escaped again by each program on its way. */
const MAX_PASSES = 3;

/** Replaces the entities of HTML ("&eacute;", "&#233;", "&amp;eacute;") by their characters; unknown ones stay. */
export const decodeEntities = (text: string): string => {
  let decoded = text;
  for (let pass = 0; pass < MAX_PASSES && decoded.includes("&"); pass += 1) {
    const next = decodeHTMLStrict(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
};
