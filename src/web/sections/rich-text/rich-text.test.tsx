import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichText as Document } from "#domain/content/index.ts";
import { RichText } from "./rich-text.tsx";

const rendered = (content: Document["content"]) => renderToStaticMarkup(<RichText text={{ type: "doc", content }} />);

test("marks nest in their order and links to the outside say so", () => {
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

test("text is text: what looks like markup stays words", () => {
  const html = rendered([{ type: "paragraph", content: [{ type: "text", text: "<script>", marks: [] }] }]);
  expect(html).toContain("&lt;script&gt;");
});

test("headings keep the place a link may lead to", () => {
  const html = rendered([
    { type: "heading", attrs: { level: 2, id: "garantie" }, content: [{ type: "text", text: "Garantie", marks: [] }] },
  ]);
  expect(html).toContain('<h2 id="garantie">Garantie</h2>');
});
