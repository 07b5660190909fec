const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const STYLES = /<link (?:nonce="[^"]*" )?rel="stylesheet"[^>]*>/g;
const FIRST_LINK = "<link";
const HEAD_END = "</head>";

/** Index of the end of a page's head; 0 without one. */
export const endOfHead = (page: string): number => {
  const end = page.indexOf(HEAD_END);
  return end === -1 ? 0 : end + HEAD_END.length;
};

/** Addresses of style sheets and scripts. */
export type HeadFiles = { readonly styles: readonly string[]; readonly scripts: readonly string[] };

/** A file that stands for several style sheets. */
export type MergedStyles = { readonly file: string; readonly parts: readonly string[] };

/** The router adds an empty fragment to the address of a style sheet that several routes have. */
const HREF = / href="([^"#]+)#?"/;

/** A browser that reads ahead requests a disabled style sheet too, unless it is for no medium. */
const NOT_LOADED = ' media="not all" disabled$&';

const addressOf = (link: string): string => HREF.exec(link)?.[1] ?? "";

/**
 * Style sheets with those that one file has replaced by it, the most of them. The others stay, disabled: no browser loads them, and the router
 * and the scripts of sections, which look for them, do not load them again.
 */
const withMergedStyles = (links: readonly string[], merged: readonly MergedStyles[]): readonly string[] => {
  const addresses = new Set(links.map(addressOf));
  const [best] = merged
    .filter(({ parts }) => parts.every((part) => addresses.has(part)))
    .toSorted((a, b) => b.parts.length - a.parts.length);
  if (best === undefined) return links;
  return [
    `<link rel="stylesheet" href="${best.file}"/>`,
    ...links.map((link) => (best.parts.includes(addressOf(link)) ? link.replace(HREF, NOT_LOADED) : link)),
  ];
};

/** Without it a preload of a script competes with styles, font and picture of the first paint. */
const withLowPriority = (preload: string): string => preload.replace("/>", ' fetchpriority="low"/>');

/**
 * Puts the style sheets of a page before every other link of its head, and the preloads of scripts behind all else, since the first paint
 * needs no script; and adds the files that the head does not have yet. React finds the elements that it puts into the head itself
 * anywhere. Its style sheets, which stand before the data for search engines, have to stay before it.
 */
export const withOrderedHead = (
  page: string,
  files: readonly HeadFiles[] = [],
  merged: readonly MergedStyles[] = [],
): string => {
  const head = page.slice(0, Math.max(0, page.indexOf(HEAD_END)));
  if (head === "") return page;
  const links = (rel: string, addresses: readonly string[]): readonly string[] =>
    [...new Set(addresses)]
      .filter((address) => !head.includes(`"${address}`))
      .map((address) => `<link rel="${rel}" href="${address}"/>`);
  const addedStyles = files.flatMap((file) => file.styles);
  const addedScripts = files.flatMap((file) => file.scripts);
  const styles = [...(head.match(STYLES) ?? []), ...links("stylesheet", addedStyles)];
  const preloads = [...(head.match(PRELOAD) ?? []), ...links("modulepreload", addedScripts)];
  const others = head.replace(STYLES, "").replace(PRELOAD, "");
  const firstLink = head.indexOf(FIRST_LINK);
  const start = firstLink === -1 ? head.length : firstLink;
  return [
    others.slice(0, start),
    ...withMergedStyles(styles, merged),
    others.slice(start),
    ...preloads.map(withLowPriority),
    page.slice(head.length),
  ].join("");
};
