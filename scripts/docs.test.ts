import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brokenReferences } from "./document-references.ts";

const root = join(import.meta.dirname, "..");
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "bench/README.md",
  ...globSync("docs/**/*.md", { cwd: root }),
];

test.each(documents)("%s names only paths and links that exist", (document) => {
  expect(brokenReferences(root, document, readFileSync(join(root, document), "utf8"))).toEqual([]);
});

describe("a reference", () => {
  const broken = (markdown: string) => brokenReferences(root, "docs/architecture.md", markdown);

  test.each([
    "`src/server/main.ts`",
    "`node scripts/start.ts`",
    "`settings/{market}.yaml`",
    "`tests/{contract,integration}/`",
    "`src/ui/<component>/`",
    "[guide](how-to/feeds.md)",
    "[table](../README.md#environment)",
    "[site](https://www.example.lu/)",
    "`/stock`",
    "```sh\ncat src/server/any.ts\n```",
  ])("is accepted: %s", (markdown) => {
    expect(broken(markdown)).toEqual([]);
  });

  test.each([
    ["`src/server/no-such-file.ts`", "src/server/no-such-file.ts"],
    ["`node scripts/no-such-script.ts`", "scripts/no-such-script.ts"],
    ["`settings/{market}.json`", "settings/{market}.json"],
    ["`tests/{contract,no-such-folder}/`", "tests/{contract,no-such-folder}/"],
    ["[guide](how-to/no-such-guide.md)", "how-to/no-such-guide.md"],
    ["[table](../README.md#no-such-heading)", "../README.md#no-such-heading"],
  ])("is reported: %s", (markdown, reference) => {
    expect(broken(markdown)).toEqual([reference]);
  });
});
