import fc from "fast-check";
import { expect, test } from "vitest";
import { safeLink, unsafeLinks } from "../links.ts";
import { readRichText } from "./read-rich-text.ts";
import { MAX_DEPTH, toPlainText } from "./rich-text.ts";

const doc = (...content: readonly unknown[]) => ({ type: "doc", content });
const textNode = (text: string, ...marks: readonly unknown[]) => ({ type: "text", text, marks });
const paragraph = (...content: readonly unknown[]) => ({ type: "paragraph", content });

test("preserves marks, headings, lists and breaks", () => {
  const source = doc(
    { type: "heading", attrs: { level: 3 }, content: [textNode("Prix et délais")] },
    paragraph(
      textNode("fort", { type: "bold" }),
      { type: "hard_break" },
      textNode("ici", { type: "link", attrs: { href: "/stock" } }),
    ),
    {
      type: "ordered_list",
      attrs: { order: 3 },
      content: [{ type: "list_item", content: [paragraph(textNode("un"))] }],
    },
  );
  expect(readRichText(source)?.content).toEqual([
    { type: "heading", attrs: { level: 3, id: "prix-et-delais" }, content: [textNode("Prix et délais")] },
    paragraph(
      textNode("fort", { type: "bold" }),
      { type: "hard_break" },
      textNode("ici", { type: "link", attrs: { href: "/stock", external: false } }),
    ),
    {
      type: "ordered_list",
      attrs: { start: 3 },
      content: [{ type: "list_item", content: [paragraph(textNode("un"))] }],
    },
  ]);
});

test("removes a link with a forbidden scheme and preserves its text", () => {
  const read = readRichText(
    doc(paragraph(textNode("cliquez", { type: "link", attrs: { href: "javascript:alert(1)" } }))),
  );
  expect(read?.content).toEqual([paragraph(textNode("cliquez"))]);
});

test("adds the scheme to e-mail links of the content service", () => {
  const mark = { type: "link", attrs: { href: "a@b.example", linktype: "email" } };
  expect(readRichText(doc(paragraph(textNode("a", mark))))?.content).toEqual([
    paragraph(textNode("a", { type: "link", attrs: { href: "mailto:a@b.example", external: false } })),
  ]);
  expect(unsafeLinks(mark)).toEqual([]);
});

test("converts first-level headings to the second level", () => {
  const read = readRichText(doc({ type: "heading", attrs: { level: 1 }, content: [textNode("Titre")] }));
  expect(read?.content[0]).toMatchObject({ attrs: { level: 2 } });
});

test("unwraps unknown nodes and wraps stray text in a paragraph", () => {
  const read = readRichText(doc({ type: "wrapper", content: [textNode("dedans")] }, textNode("dehors")));
  expect(read?.content).toEqual([paragraph(textNode("dedans")), paragraph(textNode("dehors"))]);
});

test("applies typography to text, not to code", () => {
  const read = readRichText(doc(paragraph(textNode("Combien ?"), textNode("a ? b : c", { type: "code" }))));
  expect(read && toPlainText(read)).toBe("Combien\u00a0?a ? b : c");
});

test("removes nodes deeper than the limit", () => {
  let nested: unknown = paragraph(textNode("au fond"));
  for (let depth = 0; depth < 5000; depth++) nested = { type: "blockquote", content: [nested] };
  const read = readRichText(doc(nested));
  let depth = 0;
  for (let node = read?.content[0]; node?.type === "blockquote"; node = node.content[0]) depth++;
  expect(depth).toBeLessThanOrEqual(MAX_DEPTH + 1);
  expect(JSON.stringify(read)).not.toContain("au fond");
});

test.each([
  ["javascript:alert(1)", null],
  ["JaVaScRiPt:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["\u0001javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["vbscript:x", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["https:///x", null],
  ["stock", null],
  ["/", "/"],
  ["/stock?fuel=electric", "/stock?fuel=electric"],
  ["#prix", "#prix"],
  ["https://guichet.public.lu/fr.html", "https://guichet.public.lu/fr.html"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["tel:+35220000100", "tel:+35220000100"],
])("reads the link %j as %j", (href, safe) => {
  expect(safeLink(href)).toBe(safe);
});

const TYPES = [
  "doc",
  "paragraph",
  "heading",
  "text",
  "bullet_list",
  "list_item",
  "table",
  "tableRow",
  "tableCell",
  "image",
  "code_block",
  "blok",
  "constructor",
];
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.anything({ maxDepth: 1, maxKeys: 2 }),
    fc.record({
      type: fc.constantFrom(...TYPES),
      attrs: fc.oneof(
        fc.anything({ maxDepth: 0 }),
        fc.record({ level: fc.anything({ maxDepth: 0 }), src: fc.webUrl(), href: fc.string() }),
      ),
      marks: fc.array(
        fc.record({
          type: fc.constantFrom("bold", "link", "anchor"),
          attrs: fc.record({ href: fc.string(), id: fc.anything({ maxDepth: 0 }) }),
        }),
      ),
      text: fc.oneof(fc.string(), fc.anything({ maxDepth: 0 })),
      content: fc.array(tie("tree"), { maxLength: 3 }),
    }),
  ),
}));

test("never throws and never returns an unsafe link", () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 3 }), (content) => {
      const read = readRichText({ type: "doc", content });
      expect(read).not.toBeNull();
      expect(unsafeLinks(read)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each([null, "text", [], { type: "paragraph" }])("rejects %j as a document", (value) => {
  expect(readRichText(value)).toBeNull();
});
