import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { contentCommand } from "../../src/cli/commands/content.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { importDemoGroupInto } from "../builders/demo-database.ts";
import type { ContentCheckResult } from "#application/content/index.ts";
import { CollectedOutput } from "../fakes/collected-output.ts";

let folder: string;
let dataDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-command-"));
  dataDir = join(folder, "data");
});

afterEach(() => rm(folder, { recursive: true }));

const clock = { now: () => new Date("2026-11-21T08:00:00Z") };

type Market = "luxembourg" | "default";

const runIn = async (site: Market, ...words: readonly string[]) => {
  const [stdout, stderr] = [new CollectedOutput(), new CollectedOutput()];
  let code = 0;
  const context = {
    config: {
      dataDir,
      databaseUrl: null,
      site,
      settingsDir: "demo/group/settings",
      siteUrl: "http://localhost:3000",
      contentDir: "demo/group/content",
      filesDir: "demo/group/files",
    },
    stdout,
    stderr,
    clock,
    openDatabase: () => openDatabase({ dataDir, url: null }),
    exit: (exitCode: number) => {
      code = exitCode;
    },
  } as unknown as CliContext;
  await contentCommand(context).parseAsync(words, { from: "user" });
  return { out: stdout.text, err: stderr.text, code };
};

const run = (...words: readonly string[]) => runIn("luxembourg", ...words);

const write = async (file: string, text: string): Promise<void> => {
  const path = join(folder, "content", file);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, text);
};

const page = (name: string, ...sections: readonly string[]): string =>
  [
    `name: "${name}"`,
    `title: "${name}, en entier"`,
    `description: "Ce que dit la page ${name}, en une phrase qui a un début et une fin."`,
    'updated_at: "2026-11-16T08:00:00Z"',
    ...(sections.length > 0 ? ["sections:", ...sections] : []),
    "",
  ].join("\n");

const heroLeadingTo = (link: string): string =>
  `  - component: hero\n    title: "Bonjour"\n    buttons:\n      - { label: "Aller", link: "${link}" }`;

const contentFolder = (): string => join(folder, "content");

const importDemoGroup = async (market: Market): Promise<void> => {
  const database = await openDatabase({ dataDir, url: null });
  await importDemoGroupInto(database, clock, market);
  await database.close();
};

test.each(["luxembourg", "default"] as const)(
  "finds nothing wrong with the demo group's content of the market %s, and ends with 0",
  async (market) => {
    await importDemoGroup(market);
    const { out, code } = await runIn(market, "check", "--format", "json");
    const { catalogue, findings } = JSON.parse(out) as ContentCheckResult;
    expect(catalogue).toBe(true);
    expect(findings).toEqual([]);
    expect(code).toBe(0);
  },
);

test("reports problems with file and line, drafts separately, and exits with 2", async () => {
  await write("home.yaml", page("Accueil", heroLeadingTo("/faq"), "  - component: carousel"));
  await write("faq.yaml", page("Questions", heroLeadingTo("/")));
  await write("faq.draft.yaml", page("Questions", heroLeadingTo("/bientot")));
  const { out, code } = await run("check", contentFolder());
  const lines = out.split("\n");
  expect(lines[0]).toMatch(/home\.yaml:10 +schema +sections\.1\.component +there is no section called "carousel"$/);
  expect(lines[1]).toMatch(
    /faq\.draft\.yaml:9 +link \(draft\) +sections\.0\.buttons\.0\.link +\/bientot: leads to no page/,
  );
  expect(out).toContain("2 findings in 2 of 2 stories.");
  expect(out).toContain("no database was filled yet");
  expect(code).toBe(2);
});

test("reports markup where plain text belongs, and knows the site's own files", async () => {
  const cards = [
    "  - component: cards",
    "    items:",
    '      - { title: "Voir", text: "L’[EX30](/volvo/ex30) coûte moins." }',
    '      - { title: "**Gras**", text: "Un &nbsp; et <b>un</b>" }',
    "  - component: downloads",
    '    items: [{ title: "Brochure", url: /brochures/ford-puma.pdf }, { title: "Autre", url: /brochures/ford-x.pdf }]',
  ];
  await write("home.yaml", page("Accueil", ...cards));
  const { out } = await run("check", contentFolder(), "--format", "json");
  const { findings } = JSON.parse(out) as ContentCheckResult;
  expect(findings.map(({ rule, field, line }) => [rule, field, line])).toEqual([
    ["link", "sections.1.items.1.url", 11],
    ["markup", "sections.0.items.0.text", 8],
    ["markup", "sections.0.items.1.title", 9],
    ["markup", "sections.0.items.1.text", 9],
  ]);
});

test("reports a broken file with the line of the YAML error, and a text with the line of its field", async () => {
  await write(
    "home.yaml",
    page("Accueil", heroLeadingTo("/"), "  - component: text", "    text: !markdown |", "      [x](/nulle-part)"),
  );
  await write("cassee.yaml", 'name: "Cassée"\ntitle: [\n');
  const { out, code } = await run("check", contentFolder(), "--format", "json");
  const { stories, findings } = JSON.parse(out) as { stories: number; findings: { file: string; line: number }[] };
  expect(stories).toBe(1);
  expect(findings).toMatchObject([
    { rule: "schema", story: "cassee", file: expect.stringMatching(/cassee\.yaml$/), line: 3, draft: false },
    { rule: "link", story: "home", file: expect.stringMatching(/home\.yaml$/), line: 11 },
  ]);
  expect(code).toBe(2);
});

test("reports a missing folder in one line with exit code 1 and no output", async () => {
  const { out, err, code } = await run("check", join(folder, "nowhere"));
  expect({ out, code }).toEqual({ out: "", code: 1 });
  expect(err).toMatch(/^error: the content cannot be read: .*nowhere'\n$/);
});

test("lists which stories are published, drafts, or changed", async () => {
  await write("home.yaml", page("Accueil"));
  await write("home.draft.yaml", page("Accueil d’hiver"));
  await write("faq.yaml", page("Questions"));
  await write("secret.yaml", `${page("Secret")}draft: true\n`);
  const { out } = await run("list", contentFolder(), "--format", "json");
  const stories = JSON.parse(out) as { path: string; name: string; state: string }[];
  expect(stories.map(({ path, name, state }) => [path, name, state])).toEqual([
    ["/faq", "Questions", "published"],
    ["/", "Accueil d’hiver", "changed"],
    ["/secret", "Secret", "draft"],
  ]);
  expect((await run("list", contentFolder())).out.split("\n")).toHaveLength(5);
});

test("creates the preview token once", async () => {
  await (await openDatabase({ dataDir, url: null })).close();
  const { out } = await run("token");
  expect(out).toMatch(/^[\w-]{32}\n$/);
  expect((await run("token")).out).toBe(out);
});

test("creates no database for a check", async () => {
  await write("home.yaml", page("Accueil", heroLeadingTo("/")));
  expect((await run("check", contentFolder())).code).toBe(0);
  await expect(readFile(join(dataDir, "vitrine.sqlite"))).rejects.toThrow("ENOENT");
});
