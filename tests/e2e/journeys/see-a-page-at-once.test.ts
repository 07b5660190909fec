import type { Page } from "@playwright/test";
import { vehiclePath } from "../../browser/page-kinds.ts";
import { expect, test } from "../../browser/test.ts";
import { startDocumentInPieces } from "../../fakes/document-in-pieces.ts";

const PIECES = 12;

/** Requests that take longer than several frames, one after the other. */
const REQUESTS = 20;

/** Whether the browser paints a frame before the main part is complete, which the footer follows. */
const showsHalf = (page: Page): Promise<boolean> =>
  page.evaluate(async (requests) => {
    const isIncomplete = (): boolean => window.document.querySelector("footer") === null;
    const frame = new Promise<boolean>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(isIncomplete()))),
    );
    const waited = async (): Promise<boolean> => {
      for (let sent = 0; sent < requests; sent += 1) await fetch("/robots.txt", { cache: "no-store" });
      return false;
    };
    return Promise.race([frame, waited()]);
  }, REQUESTS);

const PAGES: readonly (readonly [name: string, path: (vehicle: string) => string, width: number])[] = [
  ["the form of a test drive", (vehicle) => `${vehicle}/essai-routier`, 390],
  ["the home page", () => "/", 1440],
];

for (const [name, path, width] of PAGES) {
  test(`no frame shows half of ${name} while its document arrives`, async ({ site, visit }) => {
    const document = await startDocumentInPieces(site.url, PIECES);
    const { page } = await visit({ baseURL: document.url, viewport: { width, height: 900 } });
    await page.goto(path(await vehiclePath(site)), { waitUntil: "commit" });
    expect(await showsHalf(page)).toBe(false);
    while (document.sendNext()) expect(await showsHalf(page)).toBe(false);
    await page.locator("footer").waitFor();
    await document.stop();
  });
}
