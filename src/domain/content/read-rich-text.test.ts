import fc from "fast-check";
import { expect, test } from "vitest";
import { safeLink, unsafeLinks } from "./links.ts";
import { readRichText } from "./read-rich-text.ts";
import { MAX_DEPTH, plainTextOf } from "./rich-text.ts";

const doc = (...content: readonly unknown[]) => ({ type: "doc", content });
const words = (text: string, ...marks: readonly unknown[]) => ({ type: "text", text, marks });
const paragraph = (...content: readonly unknown[]) => ({ type: "paragraph", content });

test("marks, headings, lists and breaks come through as they are", () => {
  const source = doc(
    { type: "heading", attrs: { level: 3 }, content: [words("Prix et délais")] },
    paragraph(
      words("fort", { type: "bold" }),
      { type: "hard_break" },
      words("ici", { type: "link", attrs: { href: "/stock" } }),
    ),
    { type: "ordered_list", attrs: { order: 3 }, content: [{ type: "list_item", content: [paragraph(words("un"))] }] },
  );
  expect(readRichText(source)?.content).toEqual([
    { type: "heading", attrs: { level: 3, id: "prix-et-delais" }, content: [words("Prix et délais")] },
    paragraph(
      words("fort", { type: "bold" }),
      { type: "hard_break" },
      words("ici", { type: "link", attrs: { href: "/stock", external: false } }),
    ),
    { type: "ordered_list", attrs: { start: 3 }, content: [{ type: "list_item", content: [paragraph(words("un"))] }] },
  ]);
});

test("a link of a forbidden scheme goes, its words stay", () => {
  const read = readRichText(doc(paragraph(words("cliquez", { type: "link", attrs: { href: "javascript:alert(1)" } }))));
  expect(read?.content).toEqual([paragraph(words("cliquez"))]);
});

test("an e-mail link of the content service gets its scheme", () => {
  const mark = { type: "link", attrs: { href: "a@b.example", linktype: "email" } };
  expect(readRichText(doc(paragraph(words("a", mark))))?.content).toEqual([
    paragraph(words("a", { type: "link", attrs: { href: "mailto:a@b.example", external: false } })),
  ]);
  expect(unsafeLinks(mark)).toEqual([]);
});

test("a first-level heading becomes the second level: the page has its own title", () => {
  const read = readRichText(doc({ type: "heading", attrs: { level: 1 }, content: [words("Titre")] }));
  expect(read?.content[0]).toMatchObject({ attrs: { level: 2 } });
});

test("unknown boxes are opened and stray text becomes a paragraph", () => {
  const read = readRichText(doc({ type: "wrapper", content: [words("dedans")] }, words("dehors")));
  expect(read?.content).toEqual([paragraph(words("dedans")), paragraph(words("dehors"))]);
});

test("words are typeset, code is not", () => {
  const read = readRichText(doc(paragraph(words("Combien ?"), words("a ? b : c", { type: "code" }))));
  expect(read && plainTextOf(read)).toBe("Combien\u00a0?a ? b : c");
});

test("nothing deeper than the cap comes through, however deep it is nested", () => {
  let nested: unknown = paragraph(words("au fond"));
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
])("the link %j is read as %j", (href, safe) => {
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

test("whatever comes in, nothing breaks and no unsafe link comes out", () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 3 }), (content) => {
      const read = readRichText({ type: "doc", content });
      expect(read).not.toBeNull();
      expect(unsafeLinks(read)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each([null, "text", [], { type: "paragraph" }])("%j is no document", (value) => {
  expect(readRichText(value)).toBeNull();
});
