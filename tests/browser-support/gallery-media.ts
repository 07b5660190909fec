import type { Page } from "@playwright/test";

/** Texts and addresses of the media of a gallery: of the page, or of its full screen. */
export const galleryMedia = (page: Page, frame: string) =>
  page
    .locator(`${frame} .gallery-strip > li`)
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector("img")?.alt,
        item.querySelector("img")?.getAttribute("src"),
        item.textContent,
      ]),
    );
