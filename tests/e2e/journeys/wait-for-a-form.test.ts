import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { heldBy, leadForm, send } from "../../browser/lead-form.ts";
import { REACHED_BY_MAIL } from "../../browser/lead-journey.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const ANSWERS = { ...REACHED_BY_MAIL, topic: "other", message: "Où vous garez-vous ?" };

/** Everything at once, as a browser does that knows the visitor. */
const fillAtOnce = (page: Page): Promise<void> =>
  leadForm(page).evaluate((element, answers) => {
    const form = element as HTMLFormElement;
    for (const [name, value] of Object.entries(answers)) {
      const control = form.elements.namedItem(name);
      if (control && "value" in control) control.value = value;
    }
    (form.elements.namedItem("consent") as HTMLInputElement).checked = true;
  }, ANSWERS);

describe("a visitor without scripts whose browser fills a form in at once", () => {
  const visited = useVisitedSite({ env: { LEADS_MIN_FILL_SECONDS: "5" } });

  test("is asked to look it over for a moment, and is thanked after it", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await page.goto("/contact", { waitUntil: "commit" });
    await fillAtOnce(page);
    const typed = await heldBy(leadForm(page));
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await send(leadForm(page));
    const { status, headers } = await answered.then((response) => ({
      status: response.status(),
      headers: response.headers(),
    }));
    expect(status).toBe(429);
    const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
    expect(await summary.textContent()).toContain("vérifiez vos coordonnées, puis envoyez de nouveau");
    expect(await page.locator("[aria-invalid=true]").count()).toBe(0);
    expect(await heldBy(leadForm(page))).toEqual(typed);
    const seconds = Number(headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(5);
    await page.waitForTimeout(seconds * 1000);
    await send(leadForm(page));
    await page.waitForURL(/\/merci\?ref=/);
    expect(await page.locator("h1").textContent()).toBe("Votre message est bien arrivé");
  });
});

describe("a visitor with scripts whose browser fills a form in at once", () => {
  const visited = useVisitedSite({ env: { LEADS_MIN_FILL_SECONDS: "60" } });

  test("has a proof of work sent along, and does not wait for the minute others wait", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await page.goto("/contact", { waitUntil: "networkidle" });
    const shown = performance.now();
    await fillAtOnce(page);
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await send(leadForm(page));
    const proof = new URLSearchParams((await posted).postData() ?? "").get("preuve");
    expect(proof).toMatch(/^\d+(?:\.\d+)+$/);
    await page.waitForURL(/\/merci\?ref=/);
    expect(performance.now() - shown).toBeLessThan(30_000);
    expect(complaints).toEqual([]);
  });
});
