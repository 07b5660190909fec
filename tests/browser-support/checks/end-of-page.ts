import type { Page } from "@playwright/test";

/** Runs in the page. */
const findCovered = (): readonly string[] => {
  scrollTo(0, document.documentElement.scrollHeight);
  const links = [...document.querySelectorAll("footer nav:last-of-type :is(a, button)")];
  return links
    .filter((link) => link.checkVisibility())
    .flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height - 1)) ? [] : [link.textContent];
    });
};

/** Links of the footer that something covers once the page is scrolled to its end. */
export const coveredAtEnd = (page: Page): Promise<readonly string[]> => page.evaluate(findCovered);
