import { escapeHtml, htmlDocument, paragraph } from "./html.ts";

/** A part of a mail that is the same in text and in HTML. */
export type MailBlock =
  | { readonly type: "text"; readonly text: string }
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

const INK = "#12303a";
const SOFT = "#55636b";

const link = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${INK}">${escapeHtml(label)}</a>`;

const vehicleHtml = ({ title, href, facts, price, note }: MailedVehicle): string =>
  `<li style="margin:0;padding:16px 0;border-top:1px solid #d7dee2">` +
  (note === null ? "" : `<span style="display:block;font-size:14px;color:${SOFT}">${escapeHtml(note)}</span>`) +
  `<strong>${link(href, title)}</strong>` +
  (facts === "" ? "" : `<span style="display:block;font-size:14px">${escapeHtml(facts)}</span>`) +
  `<span style="display:block;font-weight:700">${escapeHtml(price)}</span></li>`;

const blockHtml = (block: MailBlock): string => {
  switch (block.type) {
    case "text":
      return paragraph(escapeHtml(block.text));
    case "action":
      return paragraph(
        `<a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${INK};color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(block.label)}</a>`,
      );
    case "foot":
      return `<p style="margin:24px 0 0;font-size:14px;color:${SOFT}">${escapeHtml(block.text)}${block.link ? ` ${link(block.link.href, block.link.label)}` : ""}</p>`;
    case "vehicles":
      return `<ul style="list-style:none;margin:0 0 24px;padding:0">${block.vehicles.map(vehicleHtml).join("")}</ul>`;
  }
};

const vehicleText = ({ title, href, facts, price, note }: MailedVehicle): string =>
  [[note, title].filter(Boolean).join("\u00a0: "), facts, price, href].filter(Boolean).join("\n");

const blockText = (block: MailBlock): string => {
  switch (block.type) {
    case "text":
      return block.text;
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
): { readonly subject: string; readonly text: string; readonly html: string } => ({
  subject,
  text: `${blocks.map(blockText).join("\n\n")}\n`,
  html: htmlDocument(subject, blocks.map(blockHtml).join("")),
});
