import { setTimeout as waitFor } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { openPage } from "../../browser/hydration.ts";
import { formValues, leadForm, send } from "../../browser/leads/lead-form.ts";
import { REACHED_BY_MAIL } from "../../browser/leads/lead-journey.ts";
import { expect, test } from "../../browser/test.ts";

const ANSWERS = { ...REACHED_BY_MAIL, topic: "other", message: "Où vous garez-vous ?" };

/** Fills in the whole form in one step, as a browser does that has the visitor's data. */
const autofill = (page: Page): Promise<void> =>
  leadForm(page).evaluate((element, answers) => {
    const form = element as HTMLFormElement;
    for (const [name, value] of Object.entries(answers)) {
      const control = form.elements.namedItem(name);
      if (control && "value" in control) control.value = value;
    }
  }, ANSWERS);

test.describe("a visitor without scripts whose browser fills in the form", () => {
  test.use({ siteSettings: { env: { LEADS_MIN_FILL_SECONDS: "5" } } });

  test("is rejected with Retry-After, and accepted after it", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto("/contact", { waitUntil: "commit" });
    await autofill(page);
    const values = await formValues(leadForm(page));
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await send(leadForm(page));
    const response = await posted;
    expect(response.status()).toBe(429);
    const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
    await expect.poll(() => summary.textContent()).toContain("vérifiez vos coordonnées, puis envoyez de nouveau");
    await expect.poll(() => page.locator("[aria-invalid=true]").count()).toBe(0);
    await expect.poll(() => formValues(leadForm(page))).toEqual(values);
    const seconds = Number(response.headers()["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(5);
    // The one wait by the clock: that the form is accepted after this time is what the test is about.
    await waitFor(seconds * 1000);
    await send(leadForm(page));
    await page.waitForURL(/\/merci\?ref=/);
    await expect.poll(() => page.locator("h1").textContent()).toBe("Votre message est bien arrivé");
  });
});

test.describe("a visitor with scripts whose browser fills in the form", () => {
  test.use({ siteSettings: { env: { LEADS_MIN_FILL_SECONDS: "60" } } });

  test("sends a proof of work along and does not wait for the minimum time", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openPage(page, "/contact");
    const visible = performance.now();
    await autofill(page);
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await send(leadForm(page));
    const proof = new URLSearchParams((await posted).postData() ?? "").get("preuve");
    expect(proof).toMatch(/^\d+(?:\.\d+)+$/);
    await page.waitForURL(/\/merci\?ref=/);
    expect(performance.now() - visible).toBeLessThan(30_000);
    expect(consoleErrors).toEqual([]);
  });
});
