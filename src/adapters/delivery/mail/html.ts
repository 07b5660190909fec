const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Text of several lines as HTML. */
const escapeLines = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

export const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

export type Row = { readonly label: string; readonly value: string };

/** Labels beside values, which may be of several lines. */
export const table = (rows: readonly Row[]): string => {
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:6px 24px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:#55636b">${escapeHtml(label)}</th>` +
      `<td style="padding:6px 0;vertical-align:top">${escapeLines(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;margin:0 0 24px">${cells.join("")}</table>`;
};

export const heading = (text: string): string =>
  `<h2 style="margin:24px 0 8px;font-size:16px;line-height:1.3">${escapeHtml(text)}</h2>`;

/** A whole document: mail programs know no style sheets worth the name. */
export const htmlDocument = (title: string, body: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  `<body style="margin:0;padding:24px;background:#ffffff;color:#12303a;font:16px/1.55 Helvetica,Arial,sans-serif">` +
  `<div style="max-width:600px">${body}</div></body></html>`;
