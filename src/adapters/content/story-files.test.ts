import { expect, test } from "vitest";
import { parseStoryText } from "./story-files.ts";

const problemsOf = (text: string) => {
  const story = parseStoryText("faq", text);
  return story.ok ? [] : story.error.map(({ field, message }) => [field, message]);
};

test("reads the fields of a story, Markdown as rich text", () => {
  expect(parseStoryText("faq", "title: Questions\ntext: !markdown |\n  Bonjour\n")).toMatchObject({
    ok: true,
    value: { title: "Questions", text: { type: "doc" } },
  });
});

test("names the line of what is no YAML, or no Markdown", () => {
  expect(problemsOf("title: Questions\ntext: [\n")).toEqual([["line 3", expect.stringContaining("Flow sequence")]]);
  expect(problemsOf("title: Questions\ntext: !markdown |\n  <b>Bonjour</b>\n")).toEqual([
    ["line 2", expect.stringContaining("may not hold html")],
  ]);
});

test("refuses a list, and aliases that multiply or refer to nothing", () => {
  expect(problemsOf("- Questions\n")).toEqual([["", "is not a list of fields"]]);
  const bomb = [
    "a: &a [x, x, x, x, x, x, x, x, x, x]",
    ...["b", "c", "d"].map((name, index) => {
      const previous = "abc"[index];
      return `${name}: &${name} [${Array(10).fill(`*${previous}`).join(", ")}]`;
    }),
  ].join("\n");
  expect(problemsOf(bomb)).toEqual([["line 2", expect.stringContaining("Excessive alias count")]]);
  expect(problemsOf("title: *nothing\n")).toEqual([["line 1", expect.stringMatching(/^column 8: .*nothing/)]]);
});
