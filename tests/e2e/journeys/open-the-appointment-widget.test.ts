import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

const HOST = "rendez-vous.example";

/** Opens by remembering the values, as a widget that shows its window. */
const WIDGET = "window.appointmentWidget = { open: (values) => { window.opened = values; } };";

const PAGE = `name: "Rendez-vous"
title: "Rendez-vous"
updated_at: "2026-11-16T08:00:00Z"
sections:
  - component: call_to_action
    title: "Rendez-vous"
    buttons:
      - label: "Réserver"
        plugins:
          - { type: appointment, make: Ford, location: bertrange, product_category: pneus, product_category_hidden: "oui" }
      - { label: "Sans but" }
      - { label: "Ailleurs", link: /faq }
`;

const writeContent = (contentDir: string): void => {
  cpSync("demo/group/content", contentDir, { recursive: true });
  writeFileSync(join(contentDir, "rendez-vous.yaml"), PAGE);
};

test.use({
  siteSettings: {
    name: "appointment widget",
    writeContent,
    env: {
      APPOINTMENT_EMBED_URL: `https://${HOST}/embed`,
      APPOINTMENT_APP: "alzette",
      APPOINTMENT_APP_CODE: "A-1",
      APPOINTMENT_SETTINGS: "fr",
    },
  },
});

const widgetHost = async (page: Page, answer: (route: Route) => Promise<void>): Promise<readonly string[]> => {
  const requests: string[] = [];
  await page.route(`https://${HOST}/**`, (route) => {
    requests.push(route.request().url());
    return answer(route);
  });
  return requests;
};

const withWidget = (route: Route): Promise<void> => route.fulfill({ contentType: "text/javascript", body: WIDGET });

const button = (page: Page) => page.getByRole("button", { name: "Réserver" });
const question = (page: Page) => page.getByRole("dialog");
const scripts = (page: Page) => page.locator(`script[src*="${HOST}"]`);
const openedWith = (page: Page) => page.evaluate(() => (window as { opened?: unknown }).opened);

const OWN_FORM = /\/services\/apres-vente\?concession=bertrange#rendez-vous$/;

test("asks once, naming the host, then opens the widget with what the editor wrote", async ({ visit }) => {
  const { page, consoleErrors } = await visit({ viewport: { width: 390, height: 844 } });
  const requests = await widgetHost(page, withWidget);
  await openPage(page, "/rendez-vous");
  expect(requests).toEqual([]);
  await button(page).press("Enter");
  await expect(question(page)).toContainText(HOST);
  expect(await axeViolations(page)).toEqual([]);
  await question(page).getByRole("button", { name: "Accepter" }).click();
  await expect
    .poll(() => openedWith(page))
    .toEqual({ make: "Ford", location: "bertrange", product_category: "pneus", product_category_hidden: "oui" });
  expect(requests.map((url) => new URL(url).search)).toEqual(["?app=alzette&app_code=A-1&settings=fr&autoenable=off"]);
  expect(page.url()).toMatch(/\/rendez-vous$/);
  expect(consoleErrors).toEqual([]);

  // The script goes with the last button and comes back with the next one, without a question.
  await page.getByRole("link", { name: "Ailleurs" }).click();
  await page.waitForURL(/\/faq$/);
  await expect(scripts(page)).toHaveCount(0);
  await page.goBack();
  await expect(scripts(page)).toHaveCount(1);
  await expect.poll(() => requests.length).toBe(2);
});

test("opens the site's own form when the visitor refuses", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  const requests = await widgetHost(page, withWidget);
  await openPage(page, "/rendez-vous");
  await button(page).click();
  await question(page).getByRole("button", { name: "Refuser" }).click();
  await page.waitForURL(OWN_FORM);
  expect(requests).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("opens the site's own form and logs an error when the widget answers with something else", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await widgetHost(page, (route) => route.fulfill({ contentType: "text/javascript", body: "void 0;" }));
  await openPage(page, "/rendez-vous");
  await button(page).click();
  await question(page).getByRole("button", { name: "Accepter" }).click();
  await page.waitForURL(OWN_FORM);
  expect(consoleErrors.join("\n")).toContain("The appointment widget is missing");
});

test("leads to the site's own form without scripts", async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, "/rendez-vous");
  await button(page).click();
  await page.waitForURL(OWN_FORM);
});

test("warns in the console of a button with neither a target nor an appointment plugin", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/rendez-vous");
  await page.getByRole("button", { name: "Sans but" }).click();
  await expect
    .poll(() => consoleErrors)
    .toEqual(['The button "Sans but" has neither a target nor an appointment plugin.']);
});

/** The group's own links to its appointment forms: page, link, and the values for the widget. */
const OWN_LINKS = [
  ["/concessions/bertrange", "Rendez-vous à l’atelier", "bertrange", "atelier"],
  ["/services/apres-vente", "Prendre rendez-vous", null, "atelier"],
  ["/services/pneus-et-stockage", "Rendez-vous à Niederkorn", "niederkorn", "pneus"],
] as const;

const accept = (page: Page) => question(page).getByRole("button", { name: "Accepter" }).click();
const ownLink = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true }).first();

for (const [path, name, location, product_category] of OWN_LINKS) {
  test(`opens from ${path} by "${name}"`, async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    const requests = await widgetHost(page, withWidget);
    await openPage(page, path);
    expect(requests).toEqual([]);
    await ownLink(page, name).press("Enter");
    await expect(question(page)).toContainText(HOST);
    await accept(page);
    await expect
      .poll(() => openedWith(page))
      .toEqual({ make: null, location, product_category, product_category_hidden: null });
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(scripts(page)).toHaveCount(1);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await page.waitForURL(/\/contact$/);
    await expect(scripts(page)).toHaveCount(0);
    expect(consoleErrors).toEqual([]);
  });
}

test("a location's link leads to the site's own form after a refusal and without scripts", async ({ visit }) => {
  const { page } = await visit();
  const requests = await widgetHost(page, withWidget);
  await openPage(page, "/concessions/bertrange");
  await ownLink(page, "Rendez-vous à l’atelier").click();
  await question(page).getByRole("button", { name: "Refuser" }).click();
  await page.waitForURL(OWN_FORM);
  await expect(page.locator("input[name=formulaire]")).toBeAttached();
  expect(requests).toEqual([]);
  const plain = await visit({ javaScriptEnabled: false });
  await openPage(plain.page, "/concessions/bertrange");
  await ownLink(plain.page, "Rendez-vous à l’atelier").click();
  await plain.page.waitForURL(OWN_FORM);
});
