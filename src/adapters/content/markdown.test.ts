import { expect, test } from "vitest";
import { plainTextOf, readRichText, type RichText } from "#domain/content/index.ts";
import { markdownToRichText } from "./markdown.ts";

const read = (markdown: string): RichText => {
  const text = readRichText(markdownToRichText(markdown));
  if (text === null) throw new Error("no document");
  return text;
};

test("headings, lists, quotes, code, rules and breaks have their nodes", () => {
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
  expect(plainTextOf(text)).toBe("Titre un deux trois cité ls a b c d");
});

test("a table's head is its headings; without one they stand in the first column", () => {
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

test("characters that Markdown escapes are themselves again", () => {
  expect(plainTextOf(read("A &amp; B \\* &lt;c&gt;"))).toBe("A & B * <c>");
});

test.each(["<b>x</b>", "un <br> mot", "<div>\nx\n</div>"])("HTML as in %j is refused", (markdown) => {
  expect(() => markdownToRichText(markdown)).toThrow("may not hold html");
});
