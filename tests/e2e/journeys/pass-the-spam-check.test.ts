import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { formValues, leadForm } from "../../browser-support/leads/lead-form.ts";
import { REACHED_BY_MAIL } from "../../browser-support/leads/lead-journey.ts";
import { expect, test } from "../../browser-support/test.ts";

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

const fillMessage = async (page: Page, message: string): Promise<void> => {
  await openPage(page, "/contact");
  await page.getByLabel("Prénom").fill("Anaïs");
  await page.getByLabel("Nom", { exact: true }).fill("Weber");
  await page.getByLabel("E-mail", { exact: true }).fill("anais@example.org");
  await page.getByLabel("Votre message concerne").selectOption("workshop");
  await page.getByLabel("Votre message", { exact: true }).fill(message);
};

const submit = (page: Page): Promise<void> => page.getByRole("button", { name: "Envoyer le message" }).click();

test.describe("a visitor whose browser computes the proof of work", () => {
  // The minimum time is too long to wait for: only the proof of work lets a form through.
  test.use({ siteSettings: { env: { LEADS_MIN_FILL_SECONDS: "3600" } } });

  test("sends the form at once; the work begins with the first input", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    await openPage(page, "/contact");
    expect(workers).toEqual([]);
    await page.getByLabel("Prénom").focus();
    await expect(page.locator('[name="preuve"]')).toHaveValue(/^\d+(\.\d+){7}$/);
    expect(workers).toEqual([expect.stringContaining("proof-worker")]);
    await fillMessage(page, "Ma voiture tire à droite. Elle est sur https://www.example.org/12.");
    await submit(page);
    await page.waitForURL(/\/merci\?ref=/);
    expect(consoleErrors).toEqual([]);
  });

  test("sends a proof along that was not begun by an input", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openPage(page, "/contact");
    await autofill(page);
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await submit(page);
    const proof = new URLSearchParams((await posted).postData() ?? "").get("preuve");
    expect(proof).toMatch(/^\d+(?:\.\d+)+$/);
    await page.waitForURL(/\/merci\?ref=/);
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts is rejected with Retry-After, and loses no answer", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, "/contact");
    await autofill(page);
    const values = await formValues(leadForm(page));
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await submit(page);
    const response = await posted;
    expect(response.status()).toBe(429);
    expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
    expect(Number(response.headers()["retry-after"])).toBeLessThanOrEqual(3600);
    const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
    await expect.poll(() => summary.textContent()).toContain("vérifiez vos coordonnées, puis envoyez de nouveau");
    await expect.poll(() => page.locator("[aria-invalid=true]").count()).toBe(0);
    await expect.poll(() => formValues(leadForm(page))).toEqual(values);
  });
});

const NUMBERS = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze"].concat([
  "douze",
  "treize",
  "quatorze",
  "quinze",
  "seize",
  "dix-sept",
  "dix-huit",
]);
const DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

/** The answer of a person. */
const answerTo = (question: string): string => {
  const day = DAYS.findIndex((name) => question.includes(name));
  if (day !== -1) return DAYS[(day + 1) % 7] ?? "";
  const numbers = question.split(/[\s\u00a0]/).map((token) => NUMBERS.indexOf(token));
  const [a = 0, b = 0] = numbers.filter((number) => number !== -1);
  if (question.includes("plus")) return NUMBERS[a + b] ?? "";
  if (question.includes("moins")) return String(a - b);
  return String(question.includes("après") ? a + 1 : a - 1);
};

test.describe("a visitor whose form is suspicious", () => {
  const answerQuestion = async (page: Page): Promise<void> => {
    const question = (await page.locator("label", { hasText: /^(?:Combien|Quel)/ }).textContent()) ?? "";
    await page.getByLabel(question).fill(answerTo(question));
    await expect.poll(() => page.getByLabel("Prénom").inputValue()).toBe("Anaïs");
    await submit(page);
    await page.waitForURL(/\/merci\?ref=/);
  };

  test("because of an invisible field that was filled answers a plain question", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await fillMessage(page, "Ma voiture tire à droite.");
    await page.locator('[name="site_web"]').evaluate((field: HTMLInputElement) => {
      field.value = "https://www.example.org";
    });
    await submit(page);
    await page.getByText("Une dernière question avant l’envoi").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await answerQuestion(page);
    expect(consoleErrors).toEqual([]);
  });

  test("because of a link, without scripts, may answer again after a wrong answer", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await fillMessage(page, "Elle est sur https://www.example.org/12.");
    await submit(page);
    const answer = page.locator('[name="reponse"]');
    await answer.fill("mille");
    await submit(page);
    await expect(page.getByText("Ce n’est pas la bonne réponse").first()).toBeVisible();
    await answerQuestion(page);
  });
});
