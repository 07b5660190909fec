/** `path` is relative to the picture folder; `url` is an https address. */
export type PictureAsset =
  | { readonly kind: "own"; readonly path: string }
  | { readonly kind: "remote"; readonly url: string };

const MAX_ASSET_LENGTH = 1_000;

const REMOTE_PREFIX = "remote/";

/** No leading dots and no characters with a special meaning for file systems. */
const OWN_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:webp|png|jpe?g|avif|gif)$/i;

const REMOTE_PATH = /^((?:[a-z0-9-]+\.)+[a-z]{2,})\/((?:[\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})+)$/i;

const readRemote = (text: string): PictureAsset | null => {
  const [, host, path] = REMOTE_PATH.exec(text) ?? [];
  if (host === undefined || path === undefined || path.includes("//") || /(?:^|\/)\.\.?(?:\/|$)/.test(path))
    return null;
  const url = `https://${host.toLowerCase()}/${path.replace(/%3f/i, "?")}`;
  return URL.canParse(url) ? { kind: "remote", url } : null;
};

/** Parses the part of an address between `/media/` and `/m/`; null if it is invalid. */
export const readAsset = (text: string): PictureAsset | null => {
  if (text.length > MAX_ASSET_LENGTH) return null;
  if (text.startsWith(REMOTE_PREFIX)) return readRemote(text.slice(REMOTE_PREFIX.length));
  return OWN_PATH.test(text) ? { kind: "own", path: text } : null;
};

/** The inverse of `readAsset`. */
export const writeAsset = (asset: PictureAsset): string =>
  asset.kind === "own" ? asset.path : REMOTE_PREFIX + asset.url.replace(/^https:\/\//, "").replace("?", "%3F");

/**
 * Parses the `src` of content, feeds and catalogues: `/media/…` of this site, or an external https address. Null for
 * files that the site serves in another way, such as `/studio/…`.
 */
export const parseSource = (src: string): PictureAsset | null => {
  const own = /^\/media\/([^?#]+)$/.exec(src)?.[1];
  if (own !== undefined) return own.includes("/m/") ? null : readAsset(own);
  const remote = /^https:\/\/([^#]+)/i.exec(src)?.[1];
  return remote === undefined ? null : readAsset(REMOTE_PREFIX + remote.replace("?", "%3F"));
};
