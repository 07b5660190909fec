import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";
import { exampleRichText } from "../elements/rich-text-content.examples.ts";

const RICH_TEXT = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Avant de venir" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Apportez le " },
        { type: "text", text: "certificat d’immatriculation", marks: [{ type: "bold" }] },
        { type: "text", text: " et lisez " },
        { type: "text", text: "nos réponses", marks: [{ type: "link", attrs: { href: "/faq" } }] },
        { type: "text", text: ". Comptez " },
        { type: "text", text: "une heure", marks: [{ type: "highlight" }] },
        { type: "text", text: ", CO" },
        { type: "text", text: "2", marks: [{ type: "subscript" }] },
        { type: "text", text: " compris." },
      ],
    },
    { type: "horizontal_rule" },
    { type: "blockquote", content: exampleRichText("Le contrôle se fait devant vous.").content },
    {
      type: "ordered_list",
      attrs: { order: 1 },
      content: ["Déposer la voiture", "Lire le devis", "Signer"].map((text) => ({
        type: "list_item",
        content: exampleRichText(text).content,
      })),
    },
    { type: "code_block", attrs: { class: "language-text" }, content: [{ type: "text", text: "TMBJJ7NE8L0123456" }] },
    {
      type: "table",
      content: [
        ["tableHeader", ["Jour", "Atelier"]],
        ["tableCell", ["Samedi", "8 h 30 à 12 h"]],
      ].map(([type, cells]) => ({
        type: "tableRow",
        content: (cells as readonly string[]).map((text) => ({
          type,
          attrs: {},
          content: exampleRichText(text).content,
        })),
      })),
    },
  ],
};

export const exampleText: SectionOf<"text"> = SECTION_SCHEMAS.text.parse({ component: "text", text: RICH_TEXT });
