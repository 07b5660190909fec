import type { Page } from "@playwright/test";

// Some tests request a page that does not exist: the browser's own message about the status is no error of the page.
const isStatusMessage = (text: string): boolean =>
  /^Failed to load resource: the server responded with a status of (404|422)/.test(text);

/** Without scripts each page is a document: Chromium sees no use of a preload in pictures that it has in memory from the page before. */
const isPreloadMessage = (text: string): boolean =>
  /\/studio\/\S+ was preloaded using link preload but not used/.test(text);

/** The errors and warnings of the page's console from now on. */
export const consoleErrorsOf = (page: Page, { hasScripts = true } = {}): readonly string[] => {
  const errors: string[] = [];
  const isIgnored = (text: string): boolean => isStatusMessage(text) || (!hasScripts && isPreloadMessage(text));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isIgnored(message.text())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
};
