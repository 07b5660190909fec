import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { startSite, type Site } from "../../browser/site.ts";
import { visitorsOf, type Visitor } from "../../browser/visit.ts";

let content: string;
let site: Site;
let visitors: Visitor;
let token: string;

const writeDraft = (title: string): Promise<void> =>
  writeFile(
    join(content, "faq.draft.yaml"),
    `name: "FAQ"
title: "FAQ"
updated_at: "2026-11-16T08:00:00Z"
sections:
  - component: hero
    title: "${title}"
  - component: carousel
`,
  );

beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), "draft-"));
  await writeFile(join(content, "redirects.csv"), "from,to,status\n");
  await writeDraft("Premier essai");
  site = await startSite({ env: { CONTENT_DIR: content } });
  visitors = await visitorsOf(site.url);
  token = site.vitrine("content", "token").stdout.trim();
}, 120_000);

afterAll(async () => {
  await visitors?.leave();
  await site?.dispose();
  await rm(content, { recursive: true });
});

const signed = (): string => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHash("sha1").update(`1:${token}:${timestamp}`).digest("hex");
  return new URLSearchParams({
    _storyblok: "5",
    "_storyblok_tk[space_id]": "1",
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": signature,
  }).toString();
};

/** As much of the editor's script as pages rely on: it tells them what was saved. */
const BRIDGE = `window.StoryblokBridge = class { on(events, listener) { window.saved = listener; } };`;

test("an editor looks at a draft with a mistake in it, and sees the next version as soon as it is saved", async () => {
  const { page, complaints } = await visitors.visit();
  await page.route("https://app.storyblok.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: BRIDGE }),
  );
  await page.goto(`/faq?${signed()}`);
  await page.getByRole("heading", { level: 1, name: "Premier essai" }).waitFor();
  await page.getByText('there is no section called "carousel"').waitFor();
  await page.waitForFunction(() => "saved" in window);
  await writeDraft("Deuxième essai");
  site.vitrine("content", "reload");
  await expect
    .poll(async () => (await fetch(`${site.url}/faq?preview=${token}`)).text(), { timeout: 8_000 })
    .toContain("Deuxième essai");
  await page.evaluate(() => (window as unknown as { saved: () => void }).saved());
  await page.getByRole("heading", { level: 1, name: "Deuxième essai" }).waitFor();
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("an editor with the token alone looks at it without anybody else's script", async () => {
  const { page, complaints } = await visitors.visit();
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.goto(`/faq?preview=${token}`);
  await page.getByText("carousel").first().waitFor();
  const hero = page.locator("[data-place]").first();
  expect(await hero.getAttribute("data-place")).toMatch(/faq\.draft\.yaml:5$/);
  expect([foreign, complaints]).toEqual([[], []]);
});
