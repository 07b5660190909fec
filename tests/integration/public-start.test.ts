import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSharedSettings, openDatabase, SITE_URL_SETTING } from "../../src/adapters/database/index.ts";
import { startSiteProcess } from "../browser-support/sites/site-process.ts";

const PUBLIC = { SITE_URL: "https://www.garage-dupont.lu" };

const MAIL = { SMTP_URL: "smtps://mail.garage-dupont.lu", MAIL_FROM: "Garage Dupont <bonjour@garage-dupont.lu>" };

const writePage = (contentDir: string): void => {
  writeFileSync(join(contentDir, "home.yaml"), "name: Accueil\ntitle: Accueil\nsections: []\n...\n");
  writeFileSync(join(contentDir, "redirects.csv"), "from,to\n");
};

/** The sentences of a start that is refused, by their first words. */
const refusal = async (options: Parameters<typeof startSiteProcess>[0]): Promise<readonly string[]> => {
  const output = await startSiteProcess(options).then(
    () => "it started",
    (error: Error) => error.message,
  );
  expect(output).toContain("ended with 1");
  expect(output).toContain("https://www.garage-dupont.lu is public");
  return [...output.matchAll(/^- (\w+ \w+ \w+)/gm)].map(([, words = ""]) => words);
};

test("a public start refuses files instead of emails, and the sender, settings, pages and locations of the demo", async () => {
  const found = await refusal({ env: PUBLIC });
  expect(found).toEqual([
    "SMTP_URL is not",
    "the sender of",
    "the settings are",
    "pages are those",
    "locations are those",
  ]);
});

test("it does not refuse what the group has corrected, and refuses an empty stock without a feed", async () => {
  const found = await refusal({ env: { ...PUBLIC, ...MAIL }, fill: false, writeContent: writePage });
  expect(found).toEqual(["the settings are", "no vehicle is"]);
});

test("a first public start refuses pages that are not written, and a later one warns", async () => {
  const writeUnwritten = (contentDir: string): void => {
    writePage(contentDir);
    writeFileSync(join(contentDir, "mentions-legales.yaml"), "name: Mentions\ntitle: À COMPLÉTER\nsections: []\n...\n");
  };
  const first = await refusal({ env: { ...PUBLIC, ...MAIL }, fill: false, writeContent: writeUnwritten });
  expect(first).toEqual(["the settings are", "pages have texts", "no vehicle is"]);
  const dataDir = mkdtempSync(join(tmpdir(), "served-before-"));
  const database = await openDatabase({ dataDir, url: null });
  await createSharedSettings(database).put(SITE_URL_SETTING, PUBLIC.SITE_URL);
  await database.close();
  const later = await refusal({ env: { ...PUBLIC, ...MAIL }, dataDir, fill: false, writeContent: writeUnwritten });
  expect(later).toEqual(["the settings are", "no vehicle is"]);
  rmSync(dataDir, { recursive: true });
});

test("a demonstration is served at a public address if the operator says so", async () => {
  const site = await startSiteProcess({ env: { ...PUBLIC, DEMONSTRATION: "true" } });
  const { status } = await fetch(`${site.url}/readyz`);
  await site.dispose();
  expect(status).toBe(200);
});
