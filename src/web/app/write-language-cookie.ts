import { missingLanguageCookie } from "#domain/shared/index.ts";

/** Writes the language of the pages where the browser lacks it: a page that proxies store sets no cookie. */
export const writeLanguageCookie = (): void => {
  const cookie = missingLanguageCookie(document.cookie, location.protocol === "https:");
  if (cookie !== null) document.cookie = cookie;
};
