import type { Page } from "@playwright/test";

/** The visitor saves data, so the site loads nothing in advance. Before the page is opened. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
