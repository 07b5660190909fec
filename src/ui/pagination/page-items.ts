/** Page numbers as shown: the first, the last, the neighbours of this one; null stands for what is left out. */
export const pageItems = (page: number, pageCount: number): readonly (number | null)[] => {
  const near = new Set([1, pageCount, page - 1, page, page + 1]);
  // A gap of one page is that page.
  if (page - 3 === 1) near.add(page - 2);
  if (page + 3 === pageCount) near.add(page + 2);
  const shown = [...near].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
};
