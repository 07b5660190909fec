import type { Page } from "@playwright/test";

// Some tests request a page that does not exist: the browser's own message about the status is no error of the page.
const isStatusMessage = (text: string): boolean =>
  /^Failed to load resource: the server responded with a status of (404|422)/.test(text);

/** The errors and warnings of the page's console from now on. */
export const consoleErrorsOf = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isStatusMessage(message.text())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
};
