import type { MailLook } from "#domain/brand/index.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

const escapeLines = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

type Colours = MailLook["colours"];

// Styles are inline because many mail programs drop style sheets. The sheet only adds dark mode and narrow screens.
const styleSheet = (colours: Colours): string =>
  ":root{color-scheme:light dark;supported-color-schemes:light dark}" +
  "@media (max-width:480px){.page{padding:12px!important}.band{padding:16px 20px!important}.card{padding:20px!important}" +
  ".rows th,.rows td{display:block!important;padding-right:0!important}.rows th{width:auto!important;padding-bottom:0!important}" +
  ".rows td{padding-top:0!important;border-top:0!important}.button{display:block!important;text-align:center!important}}" +
  `@media (prefers-color-scheme:dark){.page{background:${colours["dark-paper"]}!important}.card{background:${colours["dark-surface"]}!important}` +
  `.band,.card{border-color:${colours["dark-line"]}!important}.page,.card,.page a{color:${colours["dark-ink"]}!important}` +
  `.soft,.rows th{color:${colours["dark-ink-soft"]}!important}.rows th,.rows td,.item{border-color:${colours["dark-line"]}!important}` +
  `.button{background:${colours["dark-action"]}!important}.page a.button{color:${colours["dark-on-action"]}!important}}`;

export const mailParagraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

export const mailQuote = (text: string, { line }: Colours): string =>
  `<blockquote class="item" style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${line};overflow-wrap:anywhere">${escapeLines(text)}</blockquote>`;

export const mailFooter = (html: string, colours: Colours): string =>
  `<p class="soft" style="margin:24px 0 0;font-size:14px;color:${colours["ink-soft"]}">${html}</p>`;

export const mailLink = (href: string, label: string, { ink }: Colours): string =>
  `<a href="${escapeHtml(href)}" style="color:${ink};overflow-wrap:anywhere">${escapeHtml(label)}</a>`;

export const mailButton = (href: string, label: string, colours: Colours): string =>
  `<a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${colours.action};color:${colours["on-action"]};font-weight:700;text-decoration:none">${escapeHtml(label)}</a>`;

export const mailOrderedList = (items: readonly string[]): string =>
  `<ol style="margin:0 0 24px;padding-left:24px">${items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`).join("")}</ol>`;

/** `lines` are HTML. */
export const mailListItem = (lines: readonly string[], { line }: Colours): string =>
  `<li class="item" style="margin:0;padding:16px 0;border-top:1px solid ${line}">${lines.join("")}</li>`;

export const mailPlainList = (items: readonly string[]): string =>
  `<ul style="list-style:none;margin:0 0 24px;padding:0">${items.join("")}</ul>`;

export const mailSecondaryLine = (text: string, colours: Colours): string =>
  `<span class="soft" style="display:block;font-size:14px;color:${colours["ink-soft"]}">${escapeHtml(text)}</span>`;

export type MailRow = {
  readonly label: string;
  readonly value: string;
  /** Link of the value: a URL of the site, `tel:` or `mailto:`. */
  readonly href?: string;
};

export const mailTable = (rows: readonly MailRow[], colours: Colours): string => {
  const cell = `padding:8px 0;vertical-align:top;text-align:left;border-top:1px solid ${colours.line}`;
  const cells = rows.map(
    ({ label, value, href }) =>
      `<tr><th scope="row" style="${cell};padding-right:24px;width:30%;font-weight:400;color:${colours["ink-soft"]}">${escapeHtml(label)}</th>` +
      `<td style="${cell};overflow-wrap:anywhere">${href === undefined ? escapeLines(value) : mailLink(href, value, colours)}</td></tr>`,
  );
  return `<table class="rows" style="width:100%;border-collapse:collapse;margin:0 0 24px">${cells.join("")}</table>`;
};

export const mailHeading = (text: string): string =>
  `<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(text)}</h2>`;

/** The picture of the logo, which comes with the mail: many programs block pictures of a server. */
export const LOGO_CONTENT_ID = "logo";
export const LOGO_SOURCE = `src="cid:${LOGO_CONTENT_ID}"`;

/** Programs that show no pictures set the alternative text in the type of the picture. */
const logoHtml = ({ name, colours, logo }: MailLook): string => {
  const type = `color:${colours["on-band"]};font-weight:700`;
  if (logo === null) return `<span style="${type};font-size:20px;line-height:34px">${escapeHtml(name)}</span>`;
  const { width, height } = logo;
  const style = `display:block;border:0;${type};font-size:14px;line-height:17px`;
  return `<img ${LOGO_SOURCE} width="${width}" height="${height}" alt="${escapeHtml(name)}" style="${style}">`;
};

export const mailDocument = (look: MailLook, title: string, body: string): string => {
  const { colours } = look;
  const frame = `max-width:600px;margin:0 auto;border:1px solid`;
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<style>${styleSheet(colours)}</style></head>` +
    `<body class="page" style="margin:0;padding:32px 16px;background:${colours.paper};color:${colours.ink};font:16px/1.55 Helvetica,Arial,sans-serif">` +
    `<div class="band" style="${frame} ${colours.band};border-radius:12px 12px 0 0;padding:20px 32px;background:${colours.band}">${logoHtml(look)}</div>` +
    `<div class="card" style="${frame} ${colours.line};border-top:0;border-radius:0 0 12px 12px;padding:32px;background:${colours.surface};color:${colours.ink}">` +
    `<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>${body}</div></body></html>`
  );
};
