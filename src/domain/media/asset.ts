/**
 * What a picture's address names: a file of the site (`path` below the folder of pictures), or a picture of another host,
 * as an https address.
 */
export type PictureAsset =
  | { readonly kind: "own"; readonly path: string }
  | { readonly kind: "remote"; readonly url: string };

const LONGEST_ASSET = 1_000;

const REMOTE = "remote/";

/** A file's name or a folder's: no dot in front, nothing that a file system reads as more than a name. */
const OWN_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:webp|png|jpe?g|avif|gif)$/i;

const REMOTE_PATH = /^((?:[a-z0-9-]+\.)+[a-z]{2,})\/((?:[\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})+)$/i;

const readRemote = (text: string): PictureAsset | null => {
  const [, host, path] = REMOTE_PATH.exec(text) ?? [];
  if (host === undefined || path === undefined || path.includes("//") || /(?:^|\/)\.\.?(?:\/|$)/.test(path))
    return null;
  const url = `https://${host.toLowerCase()}/${path.replace(/%3f/i, "?")}`;
  return URL.canParse(url) ? { kind: "remote", url } : null;
};

/** The asset that the part of an address between `/media/` and `/m/` names; null where it names none. */
export const readAsset = (text: string): PictureAsset | null => {
  if (text.length > LONGEST_ASSET) return null;
  if (text.startsWith(REMOTE)) return readRemote(text.slice(REMOTE.length));
  return OWN_PATH.test(text) ? { kind: "own", path: text } : null;
};

/** The inverse of `readAsset`. */
export const writeAsset = (asset: PictureAsset): string =>
  asset.kind === "own" ? asset.path : REMOTE + asset.url.replace(/^https:\/\//, "").replace("?", "%3F");

/**
 * The asset that a content field, a feed's copy or a catalogue names in its `src`: `/media/…` of this site, or an https
 * address elsewhere. Null for anything else the site serves in another way, as `/studio/…`.
 */
export const assetOfSource = (src: string): PictureAsset | null => {
  const own = /^\/media\/([^?#]+)$/.exec(src)?.[1];
  if (own !== undefined) return own.includes("/m/") ? null : readAsset(own);
  const remote = /^https:\/\/([^#]+)/i.exec(src)?.[1];
  return remote === undefined ? null : readAsset(REMOTE + remote.replace("?", "%3F"));
};
