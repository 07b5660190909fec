import { decodeEscapes } from "../shared/index.ts";

/** `path` is relative to the picture folder, as the file system has it; `url` is an https address. */
export type PictureAsset =
  | { readonly kind: "own"; readonly path: string }
  | { readonly kind: "remote"; readonly url: string };

const MAX_ASSET_LENGTH = 1_000;

const REMOTE_PREFIX = "remote/";

const PICTURE_NAME = /\.(?:webp|png|jpe?g|avif|gif)$/i;

/** Characters that lead out of a folder, or that some file system does not have in names. */
const UNSAFE_NAME = /[/\\:*?"<>|\p{Cc}\p{Cs}]/u;

const isSafeName = (name: string): boolean => name !== "" && !name.startsWith(".") && !UNSAFE_NAME.test(name);

/** Names may have letters of any script, blanks and signs: `été photo+1.jpg`. */
const readOwn = (text: string): PictureAsset | null => {
  const names = text.split("/").map(decodeEscapes);
  const path = names.join("/");
  return names.every((name) => name !== null && isSafeName(name)) && PICTURE_NAME.test(path)
    ? { kind: "own", path }
    : null;
};

const REMOTE_PATH = /^((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?::\d{1,5})?)\/((?:[\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})+)$/i;

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
  return text.startsWith(REMOTE_PREFIX) ? readRemote(text.slice(REMOTE_PREFIX.length)) : readOwn(text);
};

/** The inverse of `readAsset`; equal assets have equal texts. */
export const writeAsset = (asset: PictureAsset): string =>
  asset.kind === "own"
    ? asset.path.split("/").map(encodeURIComponent).join("/")
    : REMOTE_PREFIX + asset.url.replace(/^https:\/\//, "").replace("?", "%3F");

/** Encodes blanks and percent signs of a file's name, as people write it: `/media/photo 1.jpg`, `/media/100 %.jpg`. */
export const encodeFileName = (address: string): string =>
  address
    .trim()
    .replaceAll(" ", "%20")
    .replaceAll(/%(?![0-9a-f]{2})/gi, "%25");

/** Encodes what an address of a picture may not contain, once. */
const encodeRest = (text: string): string => text.replaceAll(/[^\w.~!$&'()*+,;=:@/%-]/g, encodeURIComponent);

/**
 * The text of `readAsset` for the `src` of content, feeds and catalogues: `/media/…` of this site, or an external https
 * address. Null for files that the site serves in another way, such as `/studio/…`.
 */
export const assetText = (src: string): string | null => {
  const own = /^\/media\/([^?#]+)$/.exec(src)?.[1];
  if (own !== undefined) return own;
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return null;
  const { host, pathname, search } = new URL(src);
  return REMOTE_PREFIX + encodeRest(host + pathname + search.replace("?", "%3F"));
};
