import { expect, test } from "vitest";
import { type RichTextDocument, toPlainText } from "#domain/content/index.ts";
import { createDemoVacancies } from "../demo/generator/vacancies/vacancies.ts";
import { readSettingsFile } from "../tests/builders/settings-file.ts";
import { createFileContentSource } from "../src/adapters/content/file-content-source.ts";

const content = createFileContentSource(
  "demo/group/content",
  { warn: () => {} },
  "luxembourg",
  readSettingsFile("demo/group/settings/luxembourg.yaml").group,
);
const stories = await content.stories();
const shell = await content.shell();

const strings = (value: unknown, isWanted: (key: string) => boolean, key = ""): readonly string[] => {
  if (typeof value === "string") return isWanted(key) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => strings(child, isWanted, Array.isArray(value) ? key : name));
};

const richTexts = (value: unknown): readonly RichTextDocument[] => {
  if (typeof value !== "object" || value === null) return [];
  if ("type" in value && value.type === "doc") return [value as RichTextDocument];
  return Object.values(value).flatMap(richTexts);
};

/** The only exclamation mark: directive (EU) 2023/2225, article 8, words this warning beside offers of credit. */
const CREDIT_WARNING = "Attention\u00a0! Emprunter de l’argent coûte de l’argent.";

test("pages follow French typography and have no exclamation marks but the law's", () => {
  const prose = [
    ...[shell, ...stories].flatMap((part) =>
      strings(part, (key) => !["link", "href", "component", "uuid"].includes(key)),
    ),
    ...richTexts(stories).map(toPlainText),
  ].map((text) => text.replaceAll(CREDIT_WARNING, ""));
  const wrong = prose.filter((text) => /[!']|[^\s] [:;?»€%]|« |\d \d{3}(?!\d| \d)/.test(text));
  expect(wrong).toEqual([]);
});

test("vacancies of the demo group follow French typography", () => {
  const texts = createDemoVacancies().flatMap(({ title, teaser, text, tasks, profile }) => [
    title,
    teaser,
    text,
    ...tasks,
    ...profile,
  ]);
  expect(texts.filter((text) => /[!']| [:;?»€%]|« |\d (?:h|km|V)\b/.test(text))).toEqual([]);
});
