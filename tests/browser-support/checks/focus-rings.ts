/** Runs in the page, after a key was pressed. Focuses every element and finds rings that an ancestor cuts off. */
export const findCutRings = (): readonly string[] => {
  const clips = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX !== "visible" || overflowY !== "visible";
  };
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean => inner.left >= outer.left && inner.right <= outer.right;
  const cuts = (ancestor: Element, inner: DOMRect, margin: number): boolean => {
    const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(ancestor);
    const outer = ancestor.getBoundingClientRect();
    const ring = margin - (overflowX === "clip" ? Number.parseFloat(overflowClipMargin) || 0 : 0);
    const isTall = ancestor.scrollHeight > ancestor.clientHeight + 1;
    const isWide = ancestor.scrollWidth > ancestor.clientWidth + 1;
    return (
      inner.left - ring < outer.left - 0.5 ||
      (!isWide && inner.right + ring > outer.right + 0.5) ||
      (overflowY !== "visible" && inner.top - ring < outer.top - 0.5) ||
      (overflowY !== "visible" && !isTall && inner.bottom + ring > outer.bottom + 0.5)
    );
  };
  /** Null also for what is scrolled out of its container: it is scrolled into view with the focus. */
  const cutBy = (element: Element): Element | null => {
    const { outlineStyle, outlineWidth, outlineOffset, opacity } = getComputedStyle(element);
    const margin = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    if (outlineStyle === "none" || opacity === "0" || margin <= 0) return null;
    const inner = element.getBoundingClientRect();
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      if (!clips(at)) continue;
      if (at.scrollTop > 0 || at.scrollLeft > 0 || !isWithin(inner, at.getBoundingClientRect())) return null;
      if (cuts(at, inner, margin)) return at;
      // What this container scrolls, an outer one does not cut.
      if (at.scrollWidth > at.clientWidth + 1) return null;
    }
    return null;
  };
  return [...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea, summary)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only"))
    .flatMap((element) => {
      element.focus({ preventScroll: true });
      const ancestor = document.activeElement === element ? cutBy(element) : null;
      return ancestor === null ? [] : [`${element.outerHTML.slice(0, 60)} in ${ancestor.className}`];
    });
};
