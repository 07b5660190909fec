import type { Locator } from "@playwright/test";

/** Runs in the page: words of the element that stand on more than one line. A soft hyphen may end a line. */
const findBrokenWords = (root: Element): string[] => {
  const broken: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const match of node.data.matchAll(/[^\s\-–—/\u00AD\u200B]+/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) broken.push(match[0]);
    }
  }
  return broken;
};

/** Words that the element breaks inside. */
export const brokenWords = (element: Locator): Promise<readonly string[]> => element.evaluate(findBrokenWords);
