import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { consoleErrorsOf } from "../../browser/checks/console-errors.ts";
import { type DevelopmentSite, startDevelopmentSite } from "../../browser/sites/development-site.ts";
import { openPage } from "../../browser/hydration.ts";
import { expect, test } from "../../browser/test.ts";
import { limit } from "../../time-limits.ts";

test.describe.configure({ timeout: limit(180_000) });

let site: DevelopmentSite;

test.beforeAll(async () => {
  site = await startDevelopmentSite();
});

test.afterAll(async () => site?.dispose());

const PAGES = ["/", "/stock", "/faq", "/contact"];

test("pages in development have the policy of production and no error, at a first start too", async ({ browser }) => {
  const page = await browser.newPage();
  const errors = consoleErrorsOf(page, { hasScripts: true });
  for (const path of PAGES) {
    const response = await openPage(page, site.url + path);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(errors).toEqual([]);
  expect(site.output.filter((line) => line.includes("reloading"))).toEqual([]);
  await page.close();
});

test("a page in development is cached until a module changes, and the browser follows the change", async ({
  browser,
}) => {
  const page = await browser.newPage();
  const timing = async (): Promise<string> =>
    (await openPage(page, `${site.url}/stock`))?.headers()["server-timing"] ?? "";
  // A page can expire with the minute between two requests.
  await expect.poll(timing).toContain("hit");
  const file = join(site.folder, "src/web/platform/strings/shell-strings.ts");
  const source = readFileSync(file, "utf8");
  const [, label = ""] = /skip: "([^"]+)"/.exec(source) ?? [];
  writeFileSync(file, source.replace(label, "Aller au texte"));
  await expect(page.getByRole("link", { name: "Aller au texte" })).toBeAttached({ timeout: limit(30_000) });
  expect(await timing()).not.toContain("hit");
  await expect(page.getByRole("link", { name: "Aller au texte" })).toBeAttached();
  await page.close();
});
