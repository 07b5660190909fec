/** A JSON pointer in a URI fragment (RFC 6901, section 6), as RFC 9457 writes it: "#/fields/email". */
export const jsonPointer = (path: readonly PropertyKey[]): string =>
  `#${path.map((part) => `/${encodeURIComponent(String(part).replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("")}`;
