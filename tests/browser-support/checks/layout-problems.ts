/** Runs in the page: wrapped navigation, overlapping controls, sideways scrolling and repeated ids. Elements are named by their tag, classes and text. */
export const findOverlaps = (): readonly string[] => {
  /** Badges of a card stand beside its buttons. */
  const INTERACTIVE = "a[href], button, select, textarea, summary, input:not([type=hidden], [type=range]), .badge";
  /** Fewer pixels of overlap are rounding and focus rings. */
  const TOLERANCE = 3;
  type Box = { readonly element: Element; readonly rect: DOMRect };

  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? "").trim().slice(0, 30)}"`;

  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  /** Markers of a map stand where their locations are. */
  const isMarker = (element: Element): boolean => element instanceof SVGElement;

  /** The fixed or sticky ancestor, which lies over what scrolls below it. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === "fixed" || position === "sticky" || at.matches("dialog, [popover]")) return at;
    }
    return null;
  };

  /** What an ancestor that scrolls or clips leaves of the element. */
  const isClipped = (element: Element, rect: DOMRect): boolean => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === "visible") continue;
      const outer = at.getBoundingClientRect();
      if (rect.left >= outer.right || rect.right <= outer.left || rect.top >= outer.bottom) return true;
    }
    return false;
  };

  const boxes: readonly Box[] = [...document.querySelectorAll(INTERACTIVE)]
    .filter((element) => isVisible(element) && !isMarker(element))
    .flatMap((element) => [...element.getClientRects()].map((rect) => ({ element, rect })))
    .filter(({ element, rect }) => rect.width > TOLERANCE && rect.height > TOLERANCE && !isClipped(element, rect));

  const overlap = (a: Box, b: Box): boolean =>
    Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left) > TOLERANCE &&
    Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top) > TOLERANCE &&
    !a.element.contains(b.element) &&
    !b.element.contains(a.element) &&
    layerOf(a.element) === layerOf(b.element);

  /** From the top, so that only boxes that begin above the end of another can overlap it. */
  const sorted = boxes.toSorted((a, b) => a.rect.top - b.rect.top);
  const overlaps: string[] = [];
  for (const [index, a] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const b = sorted[next];
      if (b === undefined || b.rect.top >= a.rect.bottom) break;
      if (overlap(a, b)) overlaps.push(`${nameOf(a.element)} overlaps ${nameOf(b.element)}`);
    }
  }
  const seen = new Set<string>();
  const duplicates = [...document.querySelectorAll("[id]")].flatMap(({ id }) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated ? [`id ${id} stands twice`] : [];
  });
  const tops = [...document.querySelectorAll("header .nav > li")]
    .filter(isVisible)
    .map((item) => Math.round(item.getBoundingClientRect().top));
  const wrapped = innerWidth >= 1280 && new Set(tops).size > 1 ? ["the navigation has more than one row"] : [];
  const tooWide = document.documentElement.scrollWidth - innerWidth;
  return [...duplicates, ...wrapped, ...(tooWide > 0 ? [`${tooWide} pixels to scroll sideways`] : []), ...overlaps];
};
