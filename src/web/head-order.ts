const PRELOAD = '<link rel="modulepreload"';
const STYLES = '<link rel="stylesheet"';
const HEAD_END = "</head>";

/** Puts the style sheets of a page before the preloads of its scripts, which React writes first: the first paint needs no script. */
export const withStylesFirst = (page: string): string => {
  const end = page.indexOf(HEAD_END);
  const preloads = page.indexOf(PRELOAD);
  const styles = page.indexOf(STYLES, preloads);
  if (preloads === -1 || styles === -1 || styles > end) return page;
  return page.slice(0, preloads) + page.slice(styles, end) + page.slice(preloads, styles) + page.slice(end);
};
