import {
  button,
  escapeHtml,
  footNote,
  heading,
  htmlDocument,
  link,
  listItem,
  type MailLanguage,
  orderedList,
  paragraph,
  plainList,
  quietLine,
  type Row,
  table,
} from "./html.ts";

/** A part of a mail that is the same in text and in HTML. */
export type MailBlock =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "heading"; readonly text: string }
  | { readonly type: "rows"; readonly rows: readonly Row[] }
  /** What happens, in order. */
  | { readonly type: "steps"; readonly steps: readonly string[] }
  /** The one thing to do. */
  | { readonly type: "action"; readonly label: string; readonly href: string }
  /** Small, at the end: why this came, and how it stops. */
  | { readonly type: "foot"; readonly text: string; readonly link?: { readonly label: string; readonly href: string } }
  | { readonly type: "vehicles"; readonly vehicles: readonly MailedVehicle[] };

/** A vehicle as a mail names it, written out. */
export type MailedVehicle = {
  readonly title: string;
  readonly href: string;
  /** "2023, 24 500 km, Essence, Manuelle"; possibly empty. */
  readonly facts: string;
  /** With what it contains: "24 990 € TVAC". */
  readonly price: string;
  /** Why it is named: "Nouveau"; null: nothing to add. */
  readonly note: string | null;
};

const vehicleHtml = ({ title, href, facts, price, note }: MailedVehicle): string =>
  listItem([
    note === null ? "" : quietLine(note),
    `<strong>${link(href, title)}</strong>`,
    facts === "" ? "" : `<span style="display:block;font-size:14px">${escapeHtml(facts)}</span>`,
    `<span style="display:block;font-weight:700">${escapeHtml(price)}</span>`,
  ]);

const blockHtml = (block: MailBlock): string => {
  switch (block.type) {
    case "text":
      return paragraph(escapeHtml(block.text));
    case "heading":
      return heading(block.text);
    case "rows":
      return table(block.rows);
    case "steps":
      return orderedList(block.steps);
    case "action":
      return paragraph(button(block.href, block.label));
    case "foot":
      return footNote(`${escapeHtml(block.text)}${block.link ? ` ${link(block.link.href, block.link.label)}` : ""}`);
    case "vehicles":
      return plainList(block.vehicles.map(vehicleHtml));
  }
};

/** Rows as lines; further lines of a value are set in. */
const rowText = ({ label, value, href }: Row, language: MailLanguage): string => {
  const address = href === undefined || /^(?:tel|mailto):/.test(href) || href === value ? "" : `\n    ${href}`;
  const colon = language === "fr" ? "\u00a0:" : ":";
  return `${label}${colon} ${value.replaceAll("\n", "\n    ")}${address}`;
};

const vehicleText = ({ title, href, facts, price, note }: MailedVehicle): string =>
  [[note, title].filter(Boolean).join("\u00a0: "), facts, price, href].filter(Boolean).join("\n");

const blockText = (block: MailBlock, language: MailLanguage): string => {
  switch (block.type) {
    case "text":
      return block.text;
    case "heading":
      return block.text.toLocaleUpperCase("fr");
    case "rows":
      return block.rows.map((row) => rowText(row, language)).join("\n");
    case "steps":
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
    case "action":
      return `${block.label}\u00a0:\n${block.href}`;
    case "foot":
      return block.link ? `${block.text}\n${block.link.label}\u00a0: ${block.link.href}` : block.text;
    case "vehicles":
      return block.vehicles.map(vehicleText).join("\n\n");
  }
};

/** The same blocks as text and as HTML. */
export const writeBlocks = (
  subject: string,
  blocks: readonly MailBlock[],
  language: MailLanguage = "fr",
): { readonly subject: string; readonly text: string; readonly html: string } => ({
  subject,
  text: `${blocks.map((block) => blockText(block, language)).join("\n\n")}\n`,
  html: htmlDocument(subject, blocks.map(blockHtml).join(""), language),
});
