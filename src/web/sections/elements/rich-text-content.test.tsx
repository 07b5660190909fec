import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichTextDocument as Document } from "#domain/content/index.ts";
import { RichTextContent } from "./rich-text-content.tsx";

const rendered = (content: Document["content"]) =>
  renderToStaticMarkup(<RichTextContent text={{ type: "doc", content }} />);

test("nests marks in order and marks external links", () => {
  const html = rendered([
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Voir ", marks: [] },
        {
          type: "text",
          text: "la loi",
          marks: [{ type: "bold" }, { type: "link", attrs: { href: "https://legilux.public.lu", external: true } }],
        },
      ],
    },
  ]);
  expect(html).toContain("Voir ");
  expect(html).toMatch(/<a [^>]*rel="noopener external"[^>]*><strong>la loi<\/strong><\/a>/);
});

test("escapes markup in text", () => {
  const html = rendered([{ type: "paragraph", content: [{ type: "text", text: "<script>", marks: [] }] }]);
  expect(html).toContain("&lt;script&gt;");
});

test("keeps the id of a heading", () => {
  const html = rendered([
    { type: "heading", attrs: { level: 2, id: "garantie" }, content: [{ type: "text", text: "Garantie", marks: [] }] },
  ]);
  expect(html).toContain('<h2 id="garantie">Garantie</h2>');
});

test("names each table by its first row, so that two on a page differ", () => {
  const table = (label: string): Document["content"][number] => ({
    type: "table",
    content: [
      {
        type: "tableRow",
        content: [
          {
            type: "tableHeader",
            attrs: { colspan: 1, rowspan: 1 },
            content: [{ type: "paragraph", content: [{ type: "text", text: label, marks: [] }] }],
          },
        ],
      },
    ],
  });
  const html = rendered([table("Quand"), table("Destinataire")]);
  expect(html).toContain('aria-label="Tableau à faire défiler\u00a0: Quand"');
  expect(html).toContain('aria-label="Tableau à faire défiler\u00a0: Destinataire"');
});
