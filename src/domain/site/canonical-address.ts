/** First segments of URLs that are not pages; these have exactly one form. */
const NOT_PAGES: ReadonlySet<string> = new Set([
  "api",
  "assets",
  "builds",
  "feeds",
  "islands",
  "media",
  "studio",
  "v2",
]);

/** The parameters with a signed value of the paths that end so. */
const SIGNED: readonly (readonly [path: RegExp, parameter: string])[] = [
  [/^\/alertes\/(?:confirmer|arreter)$/, "cle"],
  [/^\/rendez-vous\/(?:confirmer|modifier)$/, "cle"],
  [/^\/demandes\/repondre$/, "cle"],
  [/\/merci$/, "ref"],
  [/^\/rendez-vous\.ics$/, "ref"],
  [/^\/rendez-vous\/agenda\.ics$/, "cle"],
];

/**
 * True if the lower-case path is a page and the URL has no signature: only such a URL is redirected to its canonical
 * form. Payloads (`.data`) are not.
 */
export const hasCanonicalForm = (path: string, search: string): boolean => {
  if (NOT_PAGES.has(path.split("/", 2)[1] ?? "") || path.endsWith(".data")) return false;
  const params = new URLSearchParams(search);
  return !SIGNED.some(([signed, parameter]) => signed.test(path) && params.has(parameter));
};
