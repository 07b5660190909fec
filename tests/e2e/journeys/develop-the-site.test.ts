import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { consoleErrorsOf } from "../../browser-support/checks/console-errors.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { ADDED_PATH, copySiteWithSection, useSection } from "../../browser-support/sites/added-section.ts";
import { type DevelopmentSite, startDevelopmentSite } from "../../browser-support/sites/development-site.ts";
import { expect, test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

test.describe.configure({ timeout: limit(180_000) });

let site: DevelopmentSite;

/** The checkout has one more section: its schema, its line in the list and its folder. */
test.beforeAll(async () => {
  site = await startDevelopmentSite(copySiteWithSection().folder, { CONTENT_DIR: "content" });
});

test.afterAll(async () => site?.dispose());

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const stockPage = (): Promise<Response> => fetch(`${site.url}/stock`, { headers: { "user-agent": BROWSER } });

/** The form of the section has no token. */
const EXPECTED = /status of 403/;

test("pages in development have the policy of production and no error at a first start, and an added section has state, styles and a form", async ({
  browser,
}) => {
  const page = await browser.newPage();
  const errors = consoleErrorsOf(page, { hasScripts: true });
  const response = await openPage(page, site.url + ADDED_PATH);
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await useSection(page);
  expect(errors.filter((text) => !EXPECTED.test(text))).toEqual([]);
  expect(site.output.filter((line) => line.includes("reloading"))).toEqual([]);
  await page.close();
});

test("a page in development is cached until a module changes, and the browser follows the change", async ({
  browser,
}) => {
  const page = await browser.newPage();
  await openPage(page, `${site.url}/stock`);
  const timing = async (): Promise<string> => (await stockPage()).headers.get("server-timing") ?? "";
  // A page can expire with the minute between two requests.
  await expect.poll(timing).toContain("hit");
  const file = join(site.folder, "src/web/platform/strings/shell-strings.ts");
  const source = readFileSync(file, "utf8");
  const [, label = ""] = /skip: "([^"]+)"/.exec(source) ?? [];
  writeFileSync(file, source.replace(label, "Aller au texte"));
  await expect(page.getByRole("link", { name: "Aller au texte" })).toBeAttached({ timeout: limit(30_000) });
  const changed = await stockPage();
  expect(changed.headers.get("server-timing")).not.toContain("hit");
  expect(await changed.text()).toContain("Aller au texte");
  await page.close();
});
