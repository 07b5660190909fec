import type { Page } from "@playwright/test";

/** The paths of the scripts that the page requests from now on. */
export const requestedScripts = (page: Page): readonly string[] => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") requested.push(new URL(request.url()).pathname);
  });
  return requested;
};
