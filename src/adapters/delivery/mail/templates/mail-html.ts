import { MAIL_COLOURS } from "./mail-colours.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

const escapeLines = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

const { ink: INK, inkSoft: MUTED, paper: PAPER, line: LINE, action: ACTION, ...DARK } = MAIL_COLOURS;

// Styles are inline because many mail programs drop style sheets. The sheet only adds dark mode and narrow screens.
const STYLESHEET =
  ":root{color-scheme:light dark;supported-color-schemes:light dark}" +
  "@media (max-width:480px){.page{padding:12px!important}.card{padding:20px!important}" +
  ".rows th,.rows td{display:block!important;padding-right:0!important}.rows th{width:auto!important;padding-bottom:0!important}" +
  ".rows td{padding-top:0!important;border-top:0!important}.button{display:block!important;text-align:center!important}}" +
  `@media (prefers-color-scheme:dark){.page{background:${DARK.darkPaper}!important}.card{background:${DARK.darkSurface}!important;border-color:${DARK.darkLine}!important}` +
  `.page,.card,.page a{color:${DARK.darkInk}!important}.soft,.rows th{color:${DARK.darkInkSoft}!important}` +
  `.rows th,.rows td,.item{border-color:${DARK.darkLine}!important}.button{background:${DARK.darkAction}!important}.page a.button{color:${DARK.darkPaper}!important}}`;

export const mailParagraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

export const mailQuote = (text: string): string =>
  `<blockquote class="item" style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${LINE};overflow-wrap:anywhere">${escapeLines(text)}</blockquote>`;

export const mailFooter = (html: string): string =>
  `<p class="soft" style="margin:24px 0 0;font-size:14px;color:${MUTED}">${html}</p>`;

export const mailLink = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${INK};overflow-wrap:anywhere">${escapeHtml(label)}</a>`;

export const mailButton = (href: string, label: string): string =>
  `<a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${ACTION};color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a>`;

export const mailOrderedList = (items: readonly string[]): string =>
  `<ol style="margin:0 0 24px;padding-left:24px">${items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`).join("")}</ol>`;

/** `lines` are HTML. */
export const mailListItem = (lines: readonly string[]): string =>
  `<li class="item" style="margin:0;padding:16px 0;border-top:1px solid ${LINE}">${lines.join("")}</li>`;

export const mailPlainList = (items: readonly string[]): string =>
  `<ul style="list-style:none;margin:0 0 24px;padding:0">${items.join("")}</ul>`;

export const mailSecondaryLine = (text: string): string =>
  `<span class="soft" style="display:block;font-size:14px;color:${MUTED}">${escapeHtml(text)}</span>`;

export type MailRow = {
  readonly label: string;
  readonly value: string;
  /** Link of the value: a URL of the site, `tel:` or `mailto:`. */
  readonly href?: string;
};

const CELL = `padding:8px 0;vertical-align:top;text-align:left;border-top:1px solid ${LINE}`;

export const mailTable = (rows: readonly MailRow[]): string => {
  const cells = rows.map(
    ({ label, value, href }) =>
      `<tr><th scope="row" style="${CELL};padding-right:24px;width:30%;font-weight:400;color:${MUTED}">${escapeHtml(label)}</th>` +
      `<td style="${CELL};overflow-wrap:anywhere">${href === undefined ? escapeLines(value) : mailLink(href, value)}</td></tr>`,
  );
  return `<table class="rows" style="width:100%;border-collapse:collapse;margin:0 0 24px">${cells.join("")}</table>`;
};

export const mailHeading = (text: string): string =>
  `<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(text)}</h2>`;

export const mailDocument = (title: string, body: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
  `<style>${STYLESHEET}</style></head>` +
  `<body class="page" style="margin:0;padding:32px 16px;background:${PAPER};color:${INK};font:16px/1.55 Helvetica,Arial,sans-serif">` +
  `<div class="card" style="max-width:600px;margin:0 auto;padding:32px;border:1px solid ${LINE};border-radius:12px;background:#ffffff;color:${INK}">` +
  `<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>${body}</div></body></html>`;
