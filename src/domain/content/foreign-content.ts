const FILM_ID = /^[\w-]{6,20}$/;

const addressOf = (link: string): URL | null => (/^https?:/i.test(link) && URL.canParse(link) ? new URL(link) : null);

/** The host a link leads to, lower case; null for a link of the site's own. */
export const hostOf = (link: string): string | null => addressOf(link)?.hostname ?? null;

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const host = hostname.replace(/^(?:www|m)\./, "");
  if (host === "youtu.be") return pathname.slice(1);
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return null;
  return /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get("v");
};

const vimeoId = ({ hostname, pathname }: URL): string | null =>
  /^(?:www\.|player\.)?vimeo\.com$/.test(hostname) ? (/(\d{6,12})/.exec(pathname)?.[1] ?? null) : null;

/**
 * What a frame is to load for the page of a film: YouTube's player without its cookies, Vimeo's without tracking. Any
 * other address is loaded as it is.
 */
export const playerAddress = (link: string): string => {
  const address = addressOf(link);
  if (address === null) return link;
  const youtube = youtubeId(address);
  if (youtube !== null && FILM_ID.test(youtube)) return `https://www.youtube-nocookie.com/embed/${youtube}`;
  const vimeo = vimeoId(address);
  return vimeo === null ? link : `https://player.vimeo.com/video/${vimeo}?dnt=1`;
};

/** The ending of a link's file, lower case and without its dot; null where it has none. */
const endingOf = (link: string): string | null => {
  const path = link.replace(/^[a-z]+:\/\/[^/?#]*/i, "").split(/[?#]/)[0] ?? "";
  return /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? null;
};

/** The kind of a file as visitors know it, "PDF"; null for an address without an ending. */
export const fileType = (link: string): string | null => endingOf(link)?.toUpperCase() ?? null;

/** Whether browsers play it by themselves. */
export const isVideoFile = (link: string): boolean => ["mp4", "webm", "m4v"].includes(endingOf(link) ?? "");
