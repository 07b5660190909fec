import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test as base } from "../../browser-support/test.ts";

const writeDraft = (contentDir: string, title: string): void =>
  writeFileSync(
    join(contentDir, "faq.draft.yaml"),
    `name: "FAQ"
title: "FAQ"
updated_at: "2026-11-16T08:00:00Z"
sections:
  - component: hero
    title: "${title}"
  - component: carousel
`,
  );

const writeContent = (contentDir: string): void => {
  writeFileSync(join(contentDir, "redirects.csv"), "from,to,status\n");
  writeDraft(contentDir, "Premier essai");
};

/** `token` opens the drafts of the site. */
const test = base.extend<{ readonly token: string }>({
  reusesTabs: false,
  siteSettings: { name: "a draft", writeContent },
  token: async ({ site }, use) => use((await site.vitrine("content", "token")).stdout.trim()),
});

const signedQuery = (token: string): string => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHash("sha1").update(`1:${token}:${timestamp}`).digest("hex");
  return new URLSearchParams({
    _storyblok: "5",
    "_storyblok_tk[space_id]": "1",
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": signature,
  }).toString();
};

/** The part of the editor's script that pages rely on: it reports what was saved. */
const BRIDGE = `window.StoryblokBridge = class { on(events, listener) { window.saved = listener; } };`;

const saveNextVersion = async (site: Site, title: string): Promise<void> => {
  writeDraft(join(site.dataDir, "content"), title);
  await site.vitrine("content", "reload");
};

test("an editor sees a draft with its mistake, and the next version as soon as it is saved", async ({
  site,
  token,
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await page.route("https://app.storyblok.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: BRIDGE }),
  );
  await openPage(page, `/faq?${signedQuery(token)}`);
  await page.getByRole("heading", { level: 1, name: "Premier essai" }).waitFor();
  await page.getByText("il n’y a pas de section « carousel »").waitFor();
  await page.waitForFunction(() => "saved" in window);
  await saveNextVersion(site, "Deuxième essai");
  await expect.poll(async () => (await fetch(`${site.url}/faq?preview=${token}`)).text()).toContain("Deuxième essai");
  await page.evaluate(() => (window as unknown as { saved: () => void }).saved());
  await page.getByRole("heading", { level: 1, name: "Deuxième essai" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("an editor with the token alone sees the draft without any third-party script", async ({ site, token, visit }) => {
  const { page, consoleErrors } = await visit();
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await openPage(page, `/faq?preview=${token}`);
  await page.getByText("carousel").first().waitFor();
  const hero = page.locator("[data-place]").first();
  await expect.poll(() => hero.getAttribute("data-place")).toMatch(/faq\.draft\.yaml:5$/);
  expect([foreign, consoleErrors]).toEqual([[], []]);
});
