const FILM_ID = /^[\w-]{6,20}$/;

const parseUrl = (link: string): URL | null => (/^https?:/i.test(link) && URL.canParse(link) ? new URL(link) : null);

/** Host in lower case; null for links without http(s) host. */
export const linkHost = (link: string): string | null => parseUrl(link)?.hostname ?? null;

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
const fileExtension = (link: string): string | null => {
  const path = link.replace(/^[a-z]+:\/\/[^/?#]*/i, "").split(/[?#]/)[0] ?? "";
  return /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? null;
};

/** File type for display, such as "PDF"; null without a file extension. */
export const linkFileType = (link: string): string | null => fileExtension(link)?.toUpperCase() ?? null;

/** True for formats that browsers play natively. */
export const isVideoFile = (link: string): boolean => ["mp4", "webm", "m4v"].includes(fileExtension(link) ?? "");
