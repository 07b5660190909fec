import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FrameLocator, Page } from "@playwright/test";
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

/** The editor's own script, as its maker publishes it. */
const BRIDGE = fileURLToPath(import.meta.resolve("@storyblok/preview-bridge/browser-global"));

const EDITOR = "https://app.storyblok.com";

/** The address of the site for its visitors: the editor writes to pages under https alone. */
const PUBLIC = "https://vitrine.example";

/** A page that stands for the editor: it frames the preview and lists what the preview says. */
const editorPage = (path: string): string =>
  `<!doctype html><script>
    window.heard = [];
    addEventListener("message", ({ origin, data }) => heard.push(origin + " " + data.action));
  </script><iframe width="1200" height="800" src="${PUBLIC}${path}"></iframe>`;

/** Opens the editor on a page of the site; the network is Playwright's, all that answers is as it is published. */
const openEditor = async (page: Page, site: Site, path: string): Promise<FrameLocator> => {
  await page.route(`${PUBLIC}/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(PUBLIC, site.url) }) }),
  );
  await page.route(`${EDITOR}/f/storyblok-v2-latest.js`, (route) => route.fulfill({ path: BRIDGE }));
  await page.route(`${EDITOR}/me/`, (route) => route.fulfill({ contentType: "text/html", body: editorPage(path) }));
  await page.goto(`${EDITOR}/me/`);
  return page.frameLocator("iframe");
};

/** What the preview said so far. */
const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);

const say = (page: Page, action: string): Promise<void> =>
  page.evaluate((said) => window.frames[0]?.postMessage({ action: said, story: { id: 1 } }, "*"), action);

const saveNextVersion = async (site: Site, token: string, title: string): Promise<void> => {
  writeDraft(join(site.dataDir, "content"), title);
  await site.vitrine("content", "reload");
  await expect.poll(async () => (await fetch(`${site.url}/faq?preview=${token}`)).text()).toContain(title);
};

test("the visual editor frames a draft with its mistake, and has the next version as soon as it is saved", async ({
  site,
  token,
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  const preview = await openEditor(page, site, `/faq?${signedQuery(token)}`);
  const loaded = `${PUBLIC} initialized`;
  await preview.getByRole("heading", { level: 1, name: "Premier essai" }).waitFor();
  await preview.getByText("il n’y a pas de section « carousel »").waitFor();
  await expect.poll(() => heard(page)).toEqual([loaded]);
  await say(page, "enterEditmode");
  await saveNextVersion(site, token, "Deuxième essai");
  // What is being typed is not saved yet: it loads nothing again.
  await say(page, "input");
  await say(page, "change");
  await preview.getByRole("heading", { level: 1, name: "Deuxième essai" }).waitFor();
  await expect.poll(() => heard(page)).toEqual([loaded, loaded]);
  await say(page, "published");
  await expect.poll(() => heard(page)).toEqual([loaded, loaded, loaded]);
  expect(consoleErrors).toEqual([]);
});

test("the visual editor frames no page that it did not sign, even with the token", async ({ site, token, visit }) => {
  for (const path of ["/faq", `/faq?preview=${token}`, `/faq?${signedQuery("another")}`]) {
    const { page, consoleErrors } = await visit();
    await openEditor(page, site, path);
    await expect.poll(() => consoleErrors).toEqual([expect.stringContaining("frame-ancestors 'none'")]);
    expect(await heard(page)).toEqual([]);
  }
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
  expect(await axeViolations(page)).toEqual([]);
  expect([foreign, consoleErrors]).toEqual([[], []]);
});
