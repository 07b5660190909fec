import { expect, test } from "vitest";
import { unsafeLinks } from "../links.ts";
import { readRichText } from "./read-rich-text.ts";
import type { BlockNode } from "./rich-text.ts";

const doc = (...content: readonly unknown[]) => ({ type: "doc", content });
const textNode = (text: string, ...marks: readonly unknown[]) => ({ type: "text", text, marks });
const paragraph = (...content: readonly unknown[]) => ({ type: "paragraph", content });

const read = (...content: readonly unknown[]): readonly BlockNode[] => readRichText(doc(...content))?.content ?? [];

const SCHEMES = [
  "javascript:alert(1)",
  " javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "java\u0000script:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript\u003aalert(1)",
  "&#106;avascript:alert(1)",
  "javascript&colon;alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html;base64,PHNjcmlwdD4=",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "file:///etc/passwd",
  "blob:https://example.com/1",
  "///evil.example/x",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https:///evil.example",
  "ftp://example.com/x",
  "intent://x#Intent;end",
  `https://example.com/${"a".repeat(3000)}`,
];

test.each(SCHEMES)("removes the link %j from marks, story links and pictures", (href) => {
  const blocks = read(
    paragraph(
      textNode("un", { type: "link", attrs: { href } }),
      textNode("deux", { type: "link", attrs: { href: "/", linktype: "url", url: href } }),
      textNode("trois", { type: "link", attrs: { href, linktype: "asset" } }),
      { type: "image", attrs: { src: href, alt: "x" } },
    ),
  );
  expect(unsafeLinks(blocks)).toEqual([]);
  expect(JSON.stringify(blocks)).not.toMatch(/script|evil|passwd|blob|intent|ftp:|data:/i);
});

test("removes inline styles and preserves their text", () => {
  expect(
    read(
      paragraph(
        textNode("rouge", { type: "textStyle", attrs: { color: "#f00" } }),
        textNode("classe", { type: "styled", attrs: { class: "x" } }),
        textNode("fort", { type: "strong" }),
      ),
    ),
  ).toEqual([paragraph(textNode("rouge"), textNode("classe"), textNode("fort", { type: "bold" }))]);
});

test("returns an emoji as character, or its name when there is only a picture", () => {
  const emoji = (attrs: object) => ({ type: "emoji", attrs });
  expect(read(paragraph(emoji({ name: "car", emoji: "🚗" }), emoji({ name: "logo", fallbackImage: "x" })))).toEqual([
    paragraph({ type: "emoji", text: "🚗" }, { type: "emoji", text: ":logo:" }),
  ]);
});

test("removes nested sections and blank lines", () => {
  const blok = { type: "blok", attrs: { body: [{ component: "hero", title: "x" }] } };
  expect(read(paragraph(), blok, { type: "heading", attrs: { level: 2 } }, paragraph(textNode("reste")))).toEqual([
    paragraph(textNode("reste")),
  ]);
  expect(readRichText(doc(paragraph()))).toEqual(doc());
});

test("preserves table headers and limits spans", () => {
  const cell = (type: string, attrs: object) => ({ type, attrs, content: [paragraph(textNode("x"))] });
  const row = { type: "tableRow", content: [cell("tableHeader", { colspan: 2 }), cell("tableCell", { rowspan: 1e9 })] };
  expect(read({ type: "table", content: [row] })).toMatchObject([
    {
      content: [
        {
          content: [
            { type: "tableHeader", attrs: { colspan: 2, rowspan: 1 } },
            { type: "tableCell", attrs: { colspan: 1, rowspan: 1 } },
          ],
        },
      ],
    },
  ]);
});

test("preserves language and lines of code without parsing it", () => {
  const code = { type: "code_block", attrs: { class: "language-yaml" }, content: [textNode("a: <script>\nb: 'c'")] };
  expect(read(code)).toEqual([{ type: "code_block", attrs: { language: "yaml" }, text: "a: <script>\nb: 'c'" }]);
});

test.each([
  [{ type: "heading", attrs: null, content: [textNode("x")] }],
  [{ type: "paragraph", content: { 0: textNode("x") } }],
  [{ type: "text", text: { toString: 1 } }],
  [{ type: "image", attrs: { src: ["https://x.example"] } }],
  [{ type: "table", content: [{ type: "tableRow", content: [{ type: "tableCell", content: "x" }] }] }],
  [{ type: "__proto__", content: [] }],
  [{ type: "toString", content: [] }],
  [[[[[]]]]],
  [null],
  [42],
])("does not throw for %j", (node) => {
  expect(() => readRichText(doc(node))).not.toThrow();
});
