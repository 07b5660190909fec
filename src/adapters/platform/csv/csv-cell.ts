/** A cell according to RFC 4180, quoted where it has one of the characters, and where a reader could trim it. */
export const csvCell = (text: string, quoted = /[",\r\n]/): string =>
  quoted.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
