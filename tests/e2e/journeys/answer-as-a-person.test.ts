import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const fillMessage = async (page: Page, message: string): Promise<void> => {
  await page.goto("/contact");
  await page.getByLabel("Prénom").fill("Anaïs");
  await page.getByLabel("Nom", { exact: true }).fill("Weber");
  await page.getByLabel("E-mail", { exact: true }).fill("anais@example.org");
  await page.getByLabel("Votre message concerne").selectOption("workshop");
  await page.getByLabel("Votre message", { exact: true }).fill(message);
  await page.getByLabel(/J’accepte/).check();
};

const submit = (page: Page): Promise<void> => page.getByRole("button", { name: "Envoyer le message" }).click();

describe("a visitor whose browser works for the form", () => {
  // Nobody waits an hour: only the work lets a form through.
  const visited = useVisitedSite({ env: { LEADS_MIN_FILL_SECONDS: "3600" } });

  test("sends it at once; the work begins when the form is touched and not before", async () => {
    const { page, complaints } = await visited.visitors.visit();
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    await page.goto("/contact", { waitUntil: "networkidle" });
    expect(workers).toEqual([]);
    await page.getByLabel("Prénom").focus();
    await expect
      .poll(() => page.locator('[name="preuve"]').inputValue(), { timeout: 15_000 })
      .toMatch(/^\d+(\.\d+){7}$/);
    expect(workers).toEqual([expect.stringContaining("proof-worker")]);
    await fillMessage(page, "Ma voiture tire à droite. Elle est sur https://www.example.org/12.");
    await submit(page);
    await page.waitForURL(/\/merci\?ref=/);
    expect(complaints).toEqual([]);
  });

  test("without scripts is told to wait, with everything kept", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await fillMessage(page, "Ma voiture tire à droite.");
    await submit(page);
    await expect
      .poll(() =>
        page
          .getByRole("alert")
          .or(page.getByText(/^Encore un instant/))
          .first()
          .isVisible(),
      )
      .toBe(true);
    expect(await page.getByLabel("Votre message", { exact: true }).inputValue()).toBe("Ma voiture tire à droite.");
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

/** What a person answers. */
const answerTo = (question: string): string => {
  const day = DAYS.findIndex((name) => question.includes(name));
  if (day !== -1) return DAYS[(day + 1) % 7] ?? "";
  const words = question.split(/[\s\u00a0]/).map((word) => NUMBERS.indexOf(word));
  const [a = 0, b = 0] = words.filter((number) => number !== -1);
  if (question.includes("plus")) return NUMBERS[a + b] ?? "";
  if (question.includes("moins")) return String(a - b);
  return String(question.includes("après") ? a + 1 : a - 1);
};

describe("a visitor who may be a program", () => {
  const visited = useVisitedSite();

  const answerQuestion = async (page: Page): Promise<void> => {
    const question = (await page.locator("label", { hasText: /^(?:Combien|Quel)/ }).textContent()) ?? "";
    await page.getByLabel(question).fill(answerTo(question));
    expect(await page.getByLabel("Prénom").inputValue()).toBe("Anaïs");
    await submit(page);
    await page.waitForURL(/\/merci\?ref=/);
  };

  test("because a field was filled that nobody sees answers a plain question, and is thanked", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await fillMessage(page, "Ma voiture tire à droite.");
    await page.locator('[name="site_web"]').evaluate((field: HTMLInputElement) => {
      field.value = "https://www.example.org";
    });
    await submit(page);
    await page.getByText("Une dernière question avant l’envoi").waitFor();
    expect(await findings(page)).toEqual([]);
    await answerQuestion(page);
    expect(complaints).toEqual([]);
  });

  test("because of a link, without scripts, has another try after a wrong answer", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await fillMessage(page, "Elle est sur https://www.example.org/12.");
    await submit(page);
    const answer = page.locator('[name="reponse"]');
    await answer.fill("mille");
    await submit(page);
    await expect.poll(() => page.getByText("Ce n’est pas la bonne réponse").first().isVisible()).toBe(true);
    await answerQuestion(page);
  });
});
