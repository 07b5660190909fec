import type { Medium } from "../vehicles/index.ts";
import { readFilm } from "./films.ts";

/** The lists under `hosts` of the settings that name hosts of vehicles' media. */
const MEDIA_SETTINGS = ["images", "media", "embeds"] as const;

export type MediaSetting = (typeof MEDIA_SETTINGS)[number];

/** Hosts, with a port that is not the default one: of pictures, of video files and of players. */
export type MediaHosts = Readonly<Record<MediaSetting, ReadonlySet<string>>>;

export type ListedHosts = Readonly<Record<MediaSetting, readonly string[]>>;

/** Hosts that media of vehicles may come from; `feedHosts`: those of the feeds, which no setting has to name. */
export const vehicleMediaHosts = (
  { images, media, embeds }: ListedHosts,
  feedHosts: readonly string[] = [],
): MediaHosts => ({
  images: new Set([...images, ...feedHosts]),
  media: new Set([...media, ...feedHosts]),
  embeds: new Set(embeds),
});

/** Host of most addresses, without parsing: no port, no credentials. */
const PLAIN_HOST = /^https?:\/\/([a-z0-9.-]+)[/?#]/;

const pictureHost = (url: string): string | null => {
  const plain = PLAIN_HOST.exec(url)?.[1];
  if (plain !== undefined) return plain;
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).host : null;
};

type NeededHost = { readonly setting: MediaSetting; readonly host: string };

/** The host that a medium needs, and the setting that names it; null for a file of this site and an unplayable film. */
const neededHost = ({ type, url }: Pick<Medium, "type" | "url">): NeededHost | null => {
  if (type === "image") {
    const host = pictureHost(url);
    return host === null ? null : { setting: "images", host };
  }
  const film = readFilm(url);
  if (film === null || film.host === null) return null;
  return { setting: film.type === "file" ? "media" : "embeds", host: film.host };
};

/** True for a film of this site, and for one that the hosts let visitors play. */
export const isPlayable = (url: string, hosts: MediaHosts): boolean => {
  const needed = neededHost({ type: "video", url });
  return needed === null ? url.startsWith("/") : hosts[needed.setting].has(needed.host);
};

/** `count` pictures or films are not shown because the list `setting` does not name `host`. */
export type RefusedHost = NeededHost & { readonly count: number };

/** A feed can name any number of hosts. */
const MAX_HOSTS = 100;

/** Counts the media whose hosts are not allowed. */
export class RefusedHostCounter {
  readonly #hosts: MediaHosts;
  readonly #counts = new Map<string, { setting: MediaSetting; host: string; count: number }>();

  constructor(hosts: MediaHosts) {
    this.#hosts = hosts;
  }

  add(media: readonly Medium[]): void {
    for (const medium of media) {
      const needed = neededHost(medium);
      if (needed !== null && !this.#hosts[needed.setting].has(needed.host)) this.#count(needed);
    }
  }

  #count({ setting, host }: NeededHost): void {
    const key = `${setting} ${host}`;
    const counted = this.#counts.get(key);
    if (counted) counted.count += 1;
    else if (this.#counts.size < MAX_HOSTS) this.#counts.set(key, { setting, host, count: 1 });
  }

  /** Most frequent first. */
  list(): readonly RefusedHost[] {
    return [...this.#counts.values()].sort((a, b) => b.count - a.count || (a.host < b.host ? -1 : 1));
  }
}

/** A name with a dot, and a port that is not the default one: what the settings may list. */
export const MEDIA_HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?::\d{1,5})?$/;

/** The lines under `hosts` of the settings that allow the refused hosts, with what is listed already. */
export const mediaHostLines = (refused: readonly RefusedHost[], listed: ListedHosts): readonly string[] =>
  MEDIA_SETTINGS.flatMap((setting) => {
    const hosts = refused.flatMap(({ host, ...refusal }) =>
      refusal.setting === setting && MEDIA_HOST.test(host) ? [host] : [],
    );
    return hosts.length === 0 ? [] : [`${setting}: [${[...new Set([...listed[setting], ...hosts])].join(", ")}]`];
  });
