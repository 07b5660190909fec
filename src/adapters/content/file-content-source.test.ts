import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EMPTY_SHELL, type ContentProblem } from "#domain/content/index.ts";
import { createFileContentSource } from "./file-content-source.ts";

let directory: string;

beforeEach(async () => {
  logged = [];
  directory = await mkdtemp(join(tmpdir(), "vitrine-content-"));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

let logged: ContentProblem[];
const log = { warn: (problem: ContentProblem): void => void logged.push(problem) };

const HEAD = 'name: "Page"\ntitle: "Page"\nupdated_at: "2026-11-16T08:00:00Z"\n';

const writeFileIn = async (file: string, text: string): Promise<void> => {
  await mkdir(join(directory, file, ".."), { recursive: true });
  await writeFile(join(directory, file), text);
};

test("derives the slug from the path and converts Markdown to rich text", async () => {
  await writeFileIn(
    "services/financement.yaml",
    `${HEAD}sections:\n  - component: text\n    text: !markdown |\n      Un **mot** et [un lien](/stock).\n`,
  );
  const content = createFileContentSource(directory, log);
  const story = await content.story("services/financement");
  expect(content.problems()).toEqual([]);
  expect(story?.sections[0]).toMatchObject({
    text: {
      content: [
        {
          content: [
            { text: "Un " },
            { text: "mot", marks: [{ type: "bold" }] },
            { text: " et " },
            { text: "un lien", marks: [{ type: "link", attrs: { href: "/stock", external: false } }] },
            { text: "." },
          ],
        },
      ],
    },
  });
  expect((await content.stories("services/")).map(({ slug }) => slug)).toEqual(["services/financement"]);
  expect(await content.story("nothing")).toBeNull();
  expect(await content.shell()).toEqual(EMPTY_SHELL);
});

test("reports an invalid file with its line and still reads the others", async () => {
  await writeFileIn("good.yaml", HEAD);
  await writeFileIn("bad.yaml", `${HEAD}sections: [\n`);
  await writeFileIn(
    "html.yaml",
    `${HEAD}sections:\n  - component: text\n    text: !markdown |\n      <script>x</script>\n`,
  );
  const content = createFileContentSource(directory, log);
  expect((await content.stories()).map(({ slug }) => slug)).toEqual(["good"]);
  expect(content.problems()).toMatchObject([
    { story: "bad", field: expect.stringMatching(/^line \d+$/) },
    { story: "html", message: expect.stringContaining("Markdown here may not hold html") },
  ]);
  expect(logged).toEqual(content.problems());
});

test("reload reads changes and keeps the last good version of an invalid page", async () => {
  await writeFileIn("page.yaml", HEAD);
  await writeFileIn("gone.yaml", HEAD);
  const content = createFileContentSource(directory, log);
  await writeFileIn("page.yaml", "name: [");
  await writeFileIn("new.yaml", HEAD);
  await rm(join(directory, "gone.yaml"));
  expect(content.reload()).toHaveLength(1);
  expect(await content.story("page")).toMatchObject({ title: "Page" });
  expect(await content.story("new")).not.toBeNull();
  expect(await content.story("gone")).toBeNull();
});

test("shows drafts instead of published pages to editors only", async () => {
  await writeFileIn("faq.yaml", HEAD);
  await writeFileIn("faq.draft.yaml", HEAD.replace('title: "Page"', 'title: "Bientôt"'));
  await writeFileIn("secret.yaml", `${HEAD}draft: true\n`);
  const content = createFileContentSource(directory, log);
  expect((await content.stories()).map(({ title }) => title)).toEqual(["Page"]);
  expect((await content.stories("", { draft: true })).map(({ slug, title }) => [slug, title])).toEqual([
    ["faq", "Bientôt"],
    ["secret", "Page"],
  ]);
  expect(content.rawStories().map(({ full_slug }) => full_slug)).toEqual(["faq"]);
  expect(content.rawStories({ draft: true }).map(({ published_at }) => published_at)).toEqual([null, null]);
  expect(content.contentVersion()).toBeGreaterThan(1_600_000_000);
});

test("a market's own file replaces the fields that it names, and is not read elsewhere", async () => {
  await writeFileIn("faq.yaml", `${HEAD}description: "Partout"\n`);
  await writeFileIn("faq.default.yaml", 'title: "Ici"\n');
  await writeFileIn("services/livraison.default.yaml", HEAD);
  await writeFileIn(
    "shell.yaml",
    'navigation: []\nfooter:\n  claim: "Partout"\n  columns: []\n  legal_links: []\n  legal_text: "Groupe"\n',
  );
  await writeFileIn("shell.default.yaml", 'footer:\n  claim: "Ici"\n');
  const own = createFileContentSource(directory, log, "default");
  expect(await own.story("faq")).toMatchObject({ title: "Ici", description: "Partout" });
  expect((await own.stories()).map(({ slug }) => slug)).toEqual(["faq", "services/livraison"]);
  expect((await own.shell()).footer).toMatchObject({ claim: "Ici", legal_text: "Groupe" });
  const other = createFileContentSource(directory, log, "luxembourg");
  expect((await other.stories()).map(({ slug, title }) => [slug, title])).toEqual([["faq", "Page"]]);
  expect((await other.shell()).footer.claim).toBe("Partout");
});

test("reload parses what changed; every other story stays the same object", async () => {
  await writeFileIn("faq.yaml", `${HEAD}description: "Partout"\n`);
  await writeFileIn("faq.default.yaml", 'title: "Ici"\n');
  await writeFileIn("page.yaml", HEAD);
  await writeFileIn("news.yaml", HEAD);
  const content = createFileContentSource(directory, log, "default");
  const read = async () => Promise.all(["faq", "page", "news"].map((slug) => content.story(slug)));
  const [faq, page, news] = await read();
  const version = content.contentVersion();
  content.reload();
  const again = await read();
  expect([again[0] === faq, again[1] === page, again[2] === news]).toEqual([true, true, true]);
  expect(content.contentVersion()).toBe(version);
  await writeFileIn("faq.yaml", `${HEAD}description: "Ailleurs"\n`);
  await writeFileIn("page.yaml", HEAD.replace('title: "Page"', 'title: "Autre"'));
  content.reload();
  const changed = await read();
  expect(changed).toMatchObject([{ title: "Ici", description: "Ailleurs" }, { title: "Autre" }, {}]);
  expect(changed[2]).toBe(news);
  expect(content.rawStories().map(({ full_slug, position }) => [full_slug, position])).toEqual([
    ["faq", 0],
    ["news", 1],
    ["page", 2],
  ]);
});
