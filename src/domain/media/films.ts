const FILM_ID = /^[\w-]{6,20}$/;

const parseUrl = (link: string): URL | null => (/^https?:/i.test(link) && URL.canParse(link) ? new URL(link) : null);

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const host = hostname.replace(/^(?:www|m)\./, "");
  if (host === "youtu.be") return pathname.slice(1);
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return null;
  return /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get("v");
};

const vimeoId = ({ hostname, pathname }: URL): string | null =>
  /^(?:www\.|player\.)?vimeo\.com$/.test(hostname) ? (/(\d{6,12})/.exec(pathname)?.[1] ?? null) : null;

/** The embed URL of a YouTube or Vimeo video, without cookies or tracking. Other URLs are unchanged. */
export const playerUrl = (link: string): string => {
  const address = parseUrl(link);
  if (address === null) return link;
  const youtube = youtubeId(address);
  if (youtube !== null && FILM_ID.test(youtube)) return `https://www.youtube-nocookie.com/embed/${youtube}`;
  const vimeo = vimeoId(address);
  return vimeo === null ? link : `https://player.vimeo.com/video/${vimeo}?dnt=1`;
};

/** File extension in lower case, without the dot; null when there is none. */
export const fileExtension = (link: string): string | null => {
  const path = link.replace(/^[a-z]+:\/\/[^/?#]*/i, "").split(/[?#]/)[0] ?? "";
  return /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? null;
};

const PLAYED = new Set(["mp4", "webm", "m4v"]);

/** Formats that only some browsers play, or none. */
const NOT_PLAYED = new Set(["mov", "avi", "mkv", "mpg", "mpeg", "wmv", "flv", "m3u8"]);

/** True for formats that browsers play natively. */
export const isVideoFile = (link: string): boolean => PLAYED.has(fileExtension(link) ?? "");

/** `host`: with a port that is not the default one; null: this site. A file plays natively, a player in a frame. */
type Film =
  | { readonly type: "file"; readonly src: string; readonly host: string | null }
  | { readonly type: "player"; readonly src: string; readonly host: string };

/** Null for an address that no page can play: another format, a page that is no known player, or not encrypted. */
export const readFilm = (url: string): Film | null => {
  const src = playerUrl(url);
  if (src !== url) return { type: "player", src, host: new URL(src).host };
  if (!isVideoFile(url)) return null;
  if (url.startsWith("/")) return { type: "file", src, host: null };
  return /^https:\/\//i.test(url) && URL.canParse(url) ? { type: "file", src, host: new URL(url).host } : null;
};

const FILM_SITE = /^https?:\/\/(?:[a-z]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)[/?#]/i;

/** True for an address that names a film, whether a page can play it or not. */
export const isFilmAddress = (url: string): boolean => {
  if (FILM_SITE.test(url)) return true;
  const extension = fileExtension(url) ?? "";
  return PLAYED.has(extension) || NOT_PLAYED.has(extension);
};
