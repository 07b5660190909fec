/** Runs in the page: headings with a line that ends at the hyphen of a word. */
export const findBrokenTitles = (): readonly string[] => {
  const topOf = (node: Text, index: number): number => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect().top;
  };
  const breaksAtHyphen = (node: Text): boolean =>
    [...node.data.matchAll(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu)].some(
      ({ index }) => Math.abs(topOf(node, index) - topOf(node, index + 1)) > 2,
    );
  return [...document.querySelectorAll("h1, h2, h3")].flatMap((title) => {
    if (!title.checkVisibility()) return [];
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (breaksAtHyphen(texts.currentNode as Text)) return [`"${title.textContent}" breaks at a hyphen`];
    }
    return [];
  });
};
