import { parse, type HTMLElement } from "node-html-parser";
import { expect, onTestFinished } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { startSite } from "../browser-support/sites/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

/** Requests an address as a browser does; a redirect is not followed. */
export const requestPage = (url: string): Promise<Response> =>
  fetch(url, { headers: { "user-agent": BROWSER }, redirect: "manual" });

/** Returns a reader of the pages of a site. */
export const readPages =
  (url: string) =>
  async (path: string): Promise<HTMLElement> => {
    const answer = await fetch(url + path, { headers: { "user-agent": BROWSER } });
    expect(answer.status, path).toBe(200);
    return parse(await answer.text());
  };

/**
 * Returns a reader of the pages of the demo site with changed settings of Luxembourg, which ends with the test; without a
 * change, of the shared one.
 */
export const openSite = async (settings?: (text: string) => string) => {
  if (settings === undefined) return readPages(sharedSite().url);
  const { url, dispose } = await startSite({ settings });
  onTestFinished(dispose);
  return readPages(url);
};
