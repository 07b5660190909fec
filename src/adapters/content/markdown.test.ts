import { expect, test } from "vitest";
import { type RichTextDocument, toPlainText } from "#domain/content/index.ts";
import { readRichText } from "#domain/content/rich-text/read-rich-text.ts";
import { markdownToRichText } from "./markdown.ts";

const read = (markdown: string): RichTextDocument => {
  const text = readRichText(markdownToRichText(markdown));
  if (text === null) throw new Error("no document");
  return text;
};

test("converts headings, lists, quotes, code, rules and breaks", () => {
  const text = read("## Titre\n\n- un\n- deux\n\n3. trois\n\n> cité\n\n```sh\nls\n```\n\n---\n\na  \nb ~~c~~ `d`\n");
  expect(text.content.map(({ type }) => type)).toEqual([
    "heading",
    "bullet_list",
    "ordered_list",
    "blockquote",
    "code_block",
    "horizontal_rule",
    "paragraph",
  ]);
  expect(toPlainText(text)).toBe("Titre un deux trois cité ls a b c d");
});

test("uses the first column as headings when the table head is empty", () => {
  const types = (markdown: string) => {
    const table = read(markdown).content[0];
    return table?.type === "table" ? table.content.map((row) => row.content.map(({ type }) => type)) : null;
  };
  expect(types("| A | B |\n| --- | --- |\n| c | d |\n")).toEqual([
    ["tableHeader", "tableHeader"],
    ["tableCell", "tableCell"],
  ]);
  expect(types("| | |\n| --- | --- |\n| c | d |\n")).toEqual([["tableHeader", "tableCell"]]);
});

test("decodes escaped characters", () => {
  expect(toPlainText(read("A &amp; B \\* &lt;c&gt;"))).toBe("A & B * <c>");
});

test.each(["<b>x</b>", "un <br> mot", "<div>\nx\n</div>"])("rejects HTML as in %j", (markdown) => {
  expect(() => markdownToRichText(markdown)).toThrow("may not hold html");
});

test("refuses a paragraph of very many marks, whose reading takes the square of them, and reads many paragraphs", () => {
  expect(() => markdownToRichText("Un **texte*".repeat(10_000))).toThrow("more than 500 of * _ ~ in a paragraph");
  expect(() => markdownToRichText("~a".repeat(10_000))).toThrow("more than 500");
  const paragraphs = markdownToRichText("Un **texte** et _un autre_.\n\n".repeat(300)).content;
  expect(paragraphs).toHaveLength(300);
});

test("reads every entity of HTML in a text, and none in code", () => {
  const text = read("caf&eacute; &euro;&#8239;5 &amp;lt; R&D\n\n`&eacute;`\n\n```\n&eacute;\n```\n");
  expect(toPlainText(text)).toBe("café €\u202f5 &lt; R&D &eacute; &eacute;");
});
