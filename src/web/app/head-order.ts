const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const STYLES = /<link (?:(?:nonce|data-react-router-critical-css)="[^"]*" )?rel="stylesheet"[^>]*>/g;
const FIRST_LINK = "<link";
const HEAD_END = "</head>";

/** Index of the end of a page's head; 0 without one. */
export const endOfHead = (page: string): number => {
  const end = page.indexOf(HEAD_END);
  return end === -1 ? 0 : end + HEAD_END.length;
};

const HREF = / href="([^"]+)"/;

const addressOf = (link: string): string => HREF.exec(link)?.[1] ?? "";

/** The ordered head and the scripts of the page. */
type OrderedHead = { readonly head: string; readonly scripts: readonly string[] };

/**
 * Moves the style sheets of a page before every other link of its head. No `<link>` preloads scripts, which the first
 * paint does not need: the inline script at the end loads them. React finds the elements it inserts into the head in any order, but
 * its own style sheets, which stand before the structured data, must stay before it.
 */
export const withOrderedHead = (page: string): OrderedHead => {
  const head = page.slice(0, Math.max(0, page.indexOf(HEAD_END)));
  if (head === "") return { head: page, scripts: [] };
  const others = head.replace(STYLES, "").replace(PRELOAD, "");
  const firstLink = head.indexOf(FIRST_LINK);
  const start = firstLink === -1 ? head.length : firstLink;
  const styles = head.match(STYLES) ?? [];
  const ordered = [others.slice(0, start), ...styles, others.slice(start), page.slice(head.length)];
  return { head: ordered.join(""), scripts: [...new Set((head.match(PRELOAD) ?? []).map(addressOf))] };
};
