import type { EmailVehicle } from "#application/alerts/ports.ts";
import type { MailLook } from "#domain/brand/index.ts";
import {
  mailButton,
  escapeHtml,
  mailFooter,
  mailHeading,
  mailDocument,
  mailLink,
  mailListItem,
  mailOrderedList,
  mailParagraph,
  mailPlainList,
  mailQuote,
  mailSecondaryLine,
  type MailRow,
  mailTable,
} from "./mail-html.ts";

/** A block that is rendered as text and as HTML. */
export type MailBlock =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "heading"; readonly text: string }
  /** What somebody else wrote, in several lines. */
  | { readonly type: "quote"; readonly text: string }
  | { readonly type: "rows"; readonly rows: readonly MailRow[] }
  /** An ordered list. */
  | { readonly type: "steps"; readonly steps: readonly string[] }
  /** A button. */
  | { readonly type: "action"; readonly label: string; readonly href: string }
  /** A small note at the end: why the recipient gets this mail and how to stop it. */
  | { readonly type: "foot"; readonly text: string; readonly link?: { readonly label: string; readonly href: string } }
  | { readonly type: "vehicles"; readonly vehicles: readonly EmailVehicle[] };

export const textBlock = (text: string): MailBlock => ({ type: "text", text });

export const rowsBlock = (rows: readonly MailRow[]): MailBlock => ({ type: "rows", rows });

/** Nothing where there are no rows. */
export const titledRows = (title: string, rows: readonly MailRow[]): readonly MailBlock[] =>
  rows.length === 0 ? [] : [{ type: "heading", text: title }, rowsBlock(rows)];

const vehicleHtml = ({ title, href, summary, price, note }: EmailVehicle, colours: MailLook["colours"]): string =>
  mailListItem(
    [
      note === null ? "" : mailSecondaryLine(note, colours),
      `<strong>${mailLink(href, title, colours)}</strong>`,
      summary === "" ? "" : `<span style="display:block;font-size:14px">${escapeHtml(summary)}</span>`,
      `<span style="display:block;font-weight:700">${escapeHtml(price)}</span>`,
    ],
    colours,
  );

const blockHtml = (block: MailBlock, colours: MailLook["colours"]): string => {
  switch (block.type) {
    case "text":
      return mailParagraph(escapeHtml(block.text));
    case "heading":
      return mailHeading(block.text);
    case "quote":
      return mailQuote(block.text, colours);
    case "rows":
      return mailTable(block.rows, colours);
    case "steps":
      return mailOrderedList(block.steps);
    case "action":
      return mailParagraph(mailButton(block.href, block.label, colours));
    case "foot":
      return mailFooter(
        `${escapeHtml(block.text)}${block.link ? ` ${mailLink(block.link.href, block.link.label, colours)}` : ""}`,
        colours,
      );
    case "vehicles":
      return mailPlainList(block.vehicles.map((vehicle) => vehicleHtml(vehicle, colours)));
  }
};

/** Indents further lines of a value. */
const rowText = ({ label, value, href }: MailRow): string => {
  const hrefLine = href === undefined || /^(?:tel|mailto):/.test(href) || href === value ? "" : `\n    ${href}`;
  return `${label}\u00a0: ${value.replaceAll("\n", "\n    ")}${hrefLine}`;
};

const vehicleText = ({ title, href, summary, price, note }: EmailVehicle): string =>
  [[note, title].filter(Boolean).join("\u00a0: "), summary, price, href].filter(Boolean).join("\n");

const blockText = (block: MailBlock): string => {
  switch (block.type) {
    case "text":
      return block.text;
    case "heading":
      return block.text.toLocaleUpperCase("fr");
    case "quote":
      return block.text.replaceAll(/^/gm, "> ");
    case "rows":
      return block.rows.map(rowText).join("\n");
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

/** Renders the blocks as text and as HTML. */
export const renderBlocks = (
  look: MailLook,
  subject: string,
  blocks: readonly MailBlock[],
): { readonly subject: string; readonly text: string; readonly html: string } => ({
  subject,
  text: `${blocks.map(blockText).join("\n\n")}\n`,
  html: mailDocument(look, subject, blocks.map((block) => blockHtml(block, look.colours)).join("")),
});
