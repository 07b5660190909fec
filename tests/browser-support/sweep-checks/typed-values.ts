import type { Page } from "@playwright/test";
import type { PageCheck } from "./page-check.ts";

export const MARKER = "zorglubine";

/** Runs in the page. Types into every field, as a visitor who leaves one for the next; returns the number of fields. */
const typeIntoFields = (marker: string): number => {
  const types = new Set(["text", "search", "email", "tel", "url", "password"]);
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].filter(
    (field) => (field instanceof HTMLTextAreaElement || types.has(field.type)) && field.checkVisibility(),
  );
  for (const field of fields) {
    field.focus();
    // React listens to the setter of the element itself.
    const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    value?.set?.call(field, field.type === "email" ? `${marker}@exemple.lu` : marker);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  fields[0]?.focus();
  return fields.length;
};

/** Resolves when the page, or the one that it leads to, has no request left and its scripts rest. */
const settled = async (page: Page, pending: ReadonlySet<unknown>): Promise<void> => {
  do {
    await page
      .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
      .catch(() => page.waitForLoadState("load"));
  } while (pending.size > 0);
};

/** Types into every field and sends the form of the first one. Returns the number of fields. */
export const typeEverywhere = async (page: Page): Promise<number> => {
  const pending = new Set<unknown>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  const fields = await page.evaluate(typeIntoFields, MARKER);
  if (fields > 0) {
    await page.keyboard.press("Enter");
    await settled(page, pending);
  }
  return fields;
};

/** Runs last: the page may lead to another one. */
export const TYPED_VALUES: PageCheck = {
  name: "nothing that is typed enters the data layer",
  appliesTo: ({ width }) => width < 700,
  async run({ page }) {
    const fields = await typeEverywhere(page);
    const pushes = await page.evaluate(() => sessionStorage.getItem("pushes") ?? "");
    if (fields > 0 && pushes === "") return ["nothing was pushed"];
    const index = pushes.toLowerCase().indexOf(MARKER);
    return index < 0 ? [] : [pushes.slice(Math.max(0, index - 200), index + 40)];
  },
};
