/** Runs in the page: separators of lists and breadcrumbs that begin a line. They belong to the end of the line before. */
export const findLeadingSeparators = (): readonly string[] => {
  const SEPARATOR = /[·›|/]/;
  /** Fewer pixels are rounding and figures of another size. */
  const TOLERANCE = 3;
  const problems: string[] = [];

  const rectOf = (node: Text, index: number): DOMRect => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect();
  };

  const isBelow = (lower: DOMRect | undefined, upper: DOMRect | undefined): boolean =>
    lower !== undefined && upper !== undefined && lower.height > 0 && lower.top >= upper.bottom - TOLERANCE;

  /** Separators of text after a space, whose line began at an earlier character. */
  const checkText = (node: Text): void => {
    for (const { index } of node.data.matchAll(/\s[·›|/]\s/g)) {
      const previous = node.data.slice(0, index).trimEnd().length - 1;
      if (previous >= 0 && isBelow(rectOf(node, index + 1), rectOf(node, previous))) {
        problems.push(`a line begins at "${node.data.slice(index + 1, index + 30)}"`);
      }
    }
  };

  /** Separators that styles put before an element. */
  const checkElement = (element: Element): void => {
    const previous = element.previousElementSibling;
    if (previous === null || !SEPARATOR.test(getComputedStyle(element, "::before").content)) return;
    if (isBelow(element.getClientRects()[0], [...previous.getClientRects()].at(-1))) {
      problems.push(`a line begins with the separator of "${(element.textContent ?? "").trim().slice(0, 30)}"`);
    }
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node instanceof Text && SEPARATOR.test(node.data) && node.parentElement?.checkVisibility()) checkText(node);
  }
  for (const element of document.querySelectorAll("main :is(li, dd, td, span)")) checkElement(element);
  return problems;
};
