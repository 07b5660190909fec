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

const INK = "#0d2129";
const SOFT = "#3f5057";
const LINE = "#dedad2";
const ACTION = "#a92800";

// Styles stand at the elements, since many programs drop the sheet; the sheet says what differs in the dark and on a
// narrow screen, for those that read it.
const SHEET =
  ":root{color-scheme:light dark;supported-color-schemes:light dark}" +
  "@media (max-width:480px){.page{padding:12px!important}.card{padding:20px!important}" +
  ".rows th,.rows td{display:block!important;padding-right:0!important}.rows th{width:auto!important;padding-bottom:0!important}" +
  ".rows td{padding-top:0!important;border-top:0!important}.button{display:block!important;text-align:center!important}}" +
  "@media (prefers-color-scheme:dark){.page{background:#0b1a20!important}.card{background:#12252c!important;border-color:#263a41!important}" +
  ".page,.card,.page a{color:#f3f0ea!important}.soft,.rows th{color:#b5c1c4!important}" +
  ".rows th,.rows td,.item{border-color:#263a41!important}.button{background:#ff8762!important}.page a.button{color:#0b1a20!important}}";

export const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

/** Small and quiet, at the end. */
export const footNote = (html: string): string =>
  `<p class="soft" style="margin:24px 0 0;font-size:14px;color:${SOFT}">${html}</p>`;

export const link = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${INK};overflow-wrap:anywhere">${escapeHtml(label)}</a>`;

export const button = (href: string, label: string): string =>
  `<a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${ACTION};color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a>`;

export const orderedList = (items: readonly string[]): string =>
  `<ol style="margin:0 0 24px;padding-left:24px">${items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`).join("")}</ol>`;

/** What stands in a list of things that each have several lines. */
export const listItem = (lines: readonly string[]): string =>
  `<li class="item" style="margin:0;padding:16px 0;border-top:1px solid ${LINE}">${lines.join("")}</li>`;

export const plainList = (items: readonly string[]): string =>
  `<ul style="list-style:none;margin:0 0 24px;padding:0">${items.join("")}</ul>`;

export const quietLine = (text: string): string =>
  `<span class="soft" style="display:block;font-size:14px;color:${SOFT}">${escapeHtml(text)}</span>`;

export type Row = {
  readonly label: string;
  readonly value: string;
  /** Where the value leads to: an address of the site, `tel:`, `mailto:`. */
  readonly href?: string;
};

const CELL = `padding:8px 0;vertical-align:top;text-align:left;border-top:1px solid ${LINE}`;

/** Labels beside values, which may be of several lines. */
export const table = (rows: readonly Row[]): string => {
  const cells = rows.map(
    ({ label, value, href }) =>
      `<tr><th scope="row" style="${CELL};padding-right:24px;width:30%;font-weight:400;color:${SOFT}">${escapeHtml(label)}</th>` +
      `<td style="${CELL};overflow-wrap:anywhere">${href === undefined ? escapeLines(value) : link(href, value)}</td></tr>`,
  );
  return `<table class="rows" style="width:100%;border-collapse:collapse;margin:0 0 24px">${cells.join("")}</table>`;
};

export const heading = (text: string): string =>
  `<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(text)}</h2>`;

/** Of what is written for visitors and dealerships, and of what is written for those who run the site. */
export type MailLanguage = "fr" | "en";

/** A whole document. */
export const htmlDocument = (title: string, body: string, language: MailLanguage): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
  `<style>${SHEET}</style></head>` +
  `<body class="page" style="margin:0;padding:32px 16px;background:#fbf9f5;color:${INK};font:16px/1.55 Helvetica,Arial,sans-serif">` +
  `<div class="card" style="max-width:600px;margin:0 auto;padding:32px;border:1px solid ${LINE};border-radius:12px;background:#ffffff;color:${INK}">` +
  `<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>${body}</div></body></html>`;
