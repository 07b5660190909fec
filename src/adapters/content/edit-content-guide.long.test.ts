import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseStory, SECTION_SCHEMAS, withGroupContact } from "#domain/content/index.ts";
import { CONTENT_ICONS } from "#domain/content/icons.ts";
import { readSettingsFile } from "../../../tests/builders/settings-file.ts";
import { markdownTag } from "./story-files.ts";

const guide = readFileSync(join("docs", "how-to", "edit-content.md"), "utf8");

const examples = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = ""]): unknown =>
  withGroupContact(parse(yaml, { customTags: [markdownTag] }), readSettingsFile().group),
);

const sections = examples.filter((example) => Array.isArray(example)).flat() as readonly {
  readonly component: string;
}[];

test("the guide has one valid example of each section", () => {
  expect(sections.map(({ component }) => component).toSorted()).toEqual(Object.keys(SECTION_SCHEMAS).toSorted());
  const [envelope, article] = examples.filter((example) => !Array.isArray(example)) as [object, object];
  const story = parseStory("exemple", { ...envelope, ...article, sections });
  expect(story.ok ? story.value.problems : story.error).toEqual([]);
  expect(story.ok && story.value.value.article?.category).toBe("Groupe");
});

test("the guide names every icon", () => {
  expect(guide).toContain(`**Icons**: ${CONTENT_ICONS.join(", ")}.`);
});
