import { expect, type Locator, type Page } from "@playwright/test";
import type { FieldStrings } from "#application/strings/forms/field-strings.ts";
import { fieldStrings, leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import type { LeadFieldDefinition, LeadKind } from "#domain/forms/index.ts";

/** What a visitor enters into fields, by field name: text, the value of an option, a file's path, or true for a ticked box. */
export type Answers = Readonly<Record<string, string | true>>;

/** The lead form of the page. */
export const leadForm = (page: Page): Locator => page.locator("form", { has: page.locator("input[name=formulaire]") });

// A label may add in brackets that its field is optional; it may contain spaces of any width and word joiners.
const labelPattern = (label: string): RegExp => {
  const literal = label
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s/g, String.raw`\s`)
    .replaceAll("-", String.raw`-\u2060?`);
  return new RegExp(String.raw`^${literal}(?: \(.+\))?$`);
};

/** The inputs of a calendar are invisible: the visitor clicks their labels. */
const press = (box: Locator): Promise<void> => box.locator("..").click();

/** Chooses the last appointment of the second day. */
const takeSlot = async (form: Locator, { name }: LeadFieldDefinition): Promise<void> => {
  const day = form.locator(".slot-day").nth(1);
  await press(day.locator(`input[name="${name}_jour"]`));
  await press(day.locator(`input[name="${name}"]`).last());
};

const answer = async (
  form: Locator,
  field: LeadFieldDefinition,
  { label, options = {} }: FieldStrings,
  value: string | true,
): Promise<void> => {
  const text = String(value);
  switch (field.kind) {
    case "slot":
      return takeSlot(form, field);
    case "radio":
      return form
        .getByRole("group", { name: labelPattern(label) })
        .getByLabel(labelPattern(options[text] ?? ""))
        .check();
    case "select":
      await form.getByLabel(labelPattern(label)).selectOption(text);
      return;
    case "checkbox":
    case "toggle":
      return form.getByLabel(labelPattern(label)).check();
    case "file":
      return form.getByLabel(labelPattern(label)).setInputFiles(text);
    default:
      return form.getByLabel(labelPattern(label)).fill(text);
  }
};

/** Answers the fields of a kind in their order. */
export const fillIn = async (
  form: Locator,
  kind: Pick<LeadKind, "name" | "fields">,
  answers: Answers,
): Promise<void> => {
  const strings = leadKindStrings(kind);
  for (const field of kind.fields) {
    const value = answers[field.name];
    if (value !== undefined) await answer(form, field, fieldStrings(strings, field.name), value);
  }
};

export const send = (form: Locator): Promise<void> =>
  form.locator("button[type=submit]:not([formnovalidate]):visible").click();

/** The values of the form by name, without files: a browser never fills those in again. */
export const formValues = (form: Locator): Promise<Readonly<Record<string, string>>> =>
  form.evaluate((element) => {
    const entries = [...new FormData(element as HTMLFormElement).entries()];
    const own = (name: string) => !["formulaire", "preuve", "site_web"].includes(name) && !name.endsWith("_recu");
    return Object.fromEntries(
      entries.flatMap(([name, value]) => (own(name) && typeof value === "string" ? [[name, value]] : [])),
    );
  });

/** The names of the files of the form: the selected ones, and those uploaded with an earlier submission. */
export const filesIn = async (form: Locator): Promise<readonly string[]> => {
  const inputs = form.locator("input[type=file]");
  const names = await inputs.evaluateAll((elements) =>
    elements.flatMap((input) => [...((input as HTMLInputElement).files ?? [])].map(({ name }) => name)),
  );
  const uploaded = await form
    .locator("label", { has: form.page().locator("input[name$=_recu]:checked") })
    .allTextContents();
  return [...names, ...uploaded.map((text) => text.split(",")[0]?.trim() ?? "")];
};

/** The form was rejected: the summary above has the focus, and the message stands at its field. */
export const expectFieldError = async (page: Page, name: string, message: string): Promise<void> => {
  const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
  await summary.waitFor();
  await expect(summary).toBeFocused();
  const text = (await page.locator(`#demande-${name}-error`).textContent()) ?? "";
  expect(text.replaceAll("\u00a0", " ")).toBe(message);
  await expect(page.locator(".field-error")).toHaveCount(1);
  const described = page.locator(`[aria-describedby~="demande-${name}-error"]`);
  expect(await described.first().getAttribute("aria-invalid")).toBe("true");
};
