import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { LeadFieldDefinition } from "#domain/forms/index.ts";

/** What a visitor puts into fields, by their names: what is typed, the value of a choice, a file's path, or yes. */
export type Answers = Readonly<Record<string, string | true>>;

/** Any appointment will do. */
export const ANY_SLOT = "any";

/** The form for a request that the page has. */
export const leadForm = (page: Page): Locator => page.locator("form", { has: page.locator("input[name=formulaire]") });

// A label may say in brackets that its field can stay empty; spaces are of any width.
const named = (label: string): RegExp => {
  const literal = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
  return new RegExp(String.raw`^${literal}(?: \(.+\))?$`);
};

/** The keys of a calendar are labels, the boxes in them cannot be seen. */
const press = (box: Locator): Promise<void> => box.locator("..").click();

/** Takes the last appointment of the second day there is. */
const takeSlot = async (form: Locator, { name }: LeadFieldDefinition): Promise<void> => {
  const day = form.locator(".slot-day").nth(1);
  await press(day.locator(`input[name="${name}_jour"]`));
  await press(day.locator(`input[name="${name}"]`).last());
};

const answer = async (form: Locator, field: LeadFieldDefinition, value: string | true): Promise<void> => {
  const text = String(value);
  switch (field.kind) {
    case "slot":
      return takeSlot(form, field);
    case "radio": {
      const label = field.options.find((option) => option.value === value)?.label ?? "";
      return form
        .getByRole("group", { name: named(field.label) })
        .getByLabel(named(label))
        .check();
    }
    case "select":
      await form.getByLabel(named(field.label)).selectOption(text);
      return;
    case "checkbox":
    case "toggle":
      return form.getByLabel(named(field.label)).check();
    case "file":
      return form.getByLabel(named(field.label)).setInputFiles(text);
    default:
      return form.getByLabel(named(field.label)).fill(text);
  }
};

/** Answers the fields in the order they are asked. */
export const fillIn = async (
  form: Locator,
  fields: readonly LeadFieldDefinition[],
  answers: Answers,
): Promise<void> => {
  for (const field of fields) {
    const value = answers[field.name];
    if (value !== undefined) await answer(form, field, value);
  }
};

export const consentTo = (form: Locator): Promise<void> => form.getByLabel(/^J’accepte/).check();

export const send = (form: Locator): Promise<void> => form.locator("button[type=submit]").click();

/** What the form holds now, by name; of files, nothing: a browser never fills them in again. */
export const heldBy = (form: Locator): Promise<Readonly<Record<string, string>>> =>
  form.evaluate((element) => {
    const entries = [...new FormData(element as HTMLFormElement).entries()];
    const own = (name: string) => !["formulaire", "preuve", "site_web"].includes(name) && !name.endsWith("_recu");
    return Object.fromEntries(
      entries.flatMap(([name, value]) => (own(name) && typeof value === "string" ? [[name, value]] : [])),
    );
  });

/** The names of the files that go with the form: those chosen, and those that came with an earlier sending. */
export const filesIn = async (form: Locator): Promise<readonly string[]> => {
  const chosen = form.locator("input[type=file]");
  const names = await chosen.evaluateAll((inputs) =>
    inputs.flatMap((input) => [...((input as HTMLInputElement).files ?? [])].map(({ name }) => name)),
  );
  const received = await form
    .locator("label", { has: form.page().locator("input[name$=_recu]:checked") })
    .allTextContents();
  return [...names, ...received.map((text) => text.split(",")[0]?.trim() ?? "")];
};

/** The form came back: what is wrong stands above, where the focus is, and at its field. */
export const expectProblem = async (page: Page, name: string, message: string): Promise<void> => {
  const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  const told = (await page.locator(`#demande-${name}-error`).textContent()) ?? "";
  expect(told.replaceAll("\u00a0", " ")).toBe(message);
  expect(await page.locator(".field-error").count()).toBe(1);
  const described = page.locator(`[aria-describedby~="demande-${name}-error"]`);
  expect(await described.first().getAttribute("aria-invalid")).toBe("true");
};
