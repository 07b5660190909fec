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

/** A head in its order, and the scripts of the page. */
export type OrderedHead = { readonly head: string; readonly scripts: readonly string[] };

/**
 * Puts the style sheets of a page before every other link of its head and adds those of `files` that it does not have yet. The scripts, which
 * the first paint does not need, are in no link: `script-start` loads them. React finds the elements that it puts into the head itself
 * anywhere. Its style sheets, which stand before the data for search engines, have to stay before it.
 */
export const withOrderedHead = (
  page: string,
  files: readonly HeadFiles[] = [],
  merged: readonly MergedStyles[] = [],
): OrderedHead => {
  const head = page.slice(0, Math.max(0, page.indexOf(HEAD_END)));
  if (head === "") return { head: page, scripts: [] };
  const addedStyles = [...new Set(files.flatMap((file) => file.styles))]
    .filter((address) => !head.includes(`"${address}`))
    .map((address) => `<link rel="stylesheet" href="${address}"/>`);
  const styles = [...(head.match(STYLES) ?? []), ...addedStyles];
  const preloads = (head.match(PRELOAD) ?? []).map(addressOf);
  const others = head.replace(STYLES, "").replace(PRELOAD, "");
  const firstLink = head.indexOf(FIRST_LINK);
  const start = firstLink === -1 ? head.length : firstLink;
  const ordered = [
    others.slice(0, start),
    ...withMergedStyles(styles, merged),
    others.slice(start),
    page.slice(head.length),
  ];
  return { head: ordered.join(""), scripts: [...new Set([...preloads, ...files.flatMap((file) => file.scripts)])] };
};
