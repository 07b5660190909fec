/** The first, the last, the current page and its neighbours; null is an ellipsis. */
export const pageItems = (page: number, pageCount: number): readonly (number | null)[] => {
  const near = new Set([1, pageCount, page - 1, page, page + 1]);
  // A gap of one page shows the page instead.
  if (page - 3 === 1) near.add(page - 2);
  if (page + 3 === pageCount) near.add(page + 2);
  const visible = [...near].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return visible.flatMap((number, index) => {
    const previous = visible[index - 1];
    return previous !== undefined && number - previous > 1 ? [null, number] : [number];
  });
};
