import type { Medium } from "../vehicles/index.ts";

/** A feed's picture as this site serves it. Pixels; `colour` is the one there is most of, `#rrggbb`. */
export type HeldPicture = {
  /** SHA-256 of the bytes kept, in hexadecimal: equal pictures are one file. */
  readonly hash: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
};

/** A picture to fetch, with how often it was tried. */
export type WaitingPicture = { readonly url: string; readonly attempts: number };

/** What is known of the pictures that feeds name, by their addresses as `pictureKey` writes them. */
export type FeedPictures = {
  /** These are wanted by the stock of that version; those never seen are due at once. */
  readonly want: (keys: readonly string[], version: number, now: Date) => Promise<void>;
  /** The whole stock of that version was walked: what nothing in it wanted is unwanted from now on. */
  readonly wanted: (version: number, now: Date) => Promise<void>;
  /** The version of the stock that was walked last; 0 before the first. */
  readonly walked: () => Promise<number>;
  /** Those due, the longest waiting first. */
  readonly due: (now: Date, limit: number) => Promise<readonly WaitingPicture[]>;
  readonly hold: (key: string, picture: HeldPicture) => Promise<void>;
  readonly retry: (key: string, next: { readonly at: Date; readonly error: string }) => Promise<void>;
  readonly giveUp: (key: string, error: string) => Promise<void>;
  /** Tells every node that pages may show more pictures than before. */
  readonly tell: () => Promise<void>;
  /** How many are still to be fetched. */
  readonly waiting: () => Promise<number>;
  readonly held: (keys: readonly string[]) => Promise<ReadonlyMap<string, HeldPicture>>;
  /** Forgets what was unwanted since before; returns the hashes that no other picture has. */
  readonly forgetUnwanted: (before: Date) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

const LONGEST_KEY = 2_000;

/** One spelling of an http(s) address, in ASCII; null for what is none, or too long to be kept. */
export const pictureKey = (url: string): string | null => {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { href } = new URL(url);
  return href.length <= LONGEST_KEY ? href : null;
};

/** The keys of those pictures that stand at one of the hosts. */
export const wantedPictures = (media: readonly Medium[], hosts: ReadonlySet<string>): readonly string[] =>
  media.flatMap(({ type, url }) => {
    const key = type === "image" ? pictureKey(url) : null;
    return key !== null && hosts.has(new URL(key).host) ? [key] : [];
  });

/** Folder and file of a kept picture below the folder of pictures; its address is `/media/` and this. */
export const heldPath = (hash: string): string => `feed/${hash.slice(0, 2)}/${hash}.webp`;

/** The media as pages show them: with the site's own copy where there is one. */
export const withHeldPictures = (media: readonly Medium[], held: ReadonlyMap<string, HeldPicture>): readonly Medium[] =>
  media.map((medium) => {
    const copy = held.get(pictureKey(medium.url) ?? "");
    return copy ? { ...medium, url: `/media/${heldPath(copy.hash)}` } : medium;
  });

const MINUTE = 60_000;
const LONGEST_WAIT_MS = 12 * 60 * MINUTE;

/** After so many failures (about three days) a picture is given up; a feed that names another address begins anew. */
export const MOST_ATTEMPTS = 14;

/**
 * When a picture whose fetching failed for the `attempts`-th time (from 1) is tried again, or null to give it up: after
 * a minute, and twice as long each time up to twelve hours, of which a random half is taken off (`random` from 0 to
 * below 1), so that a host that comes back is not asked for everything at once.
 */
export const nextAttempt = (attempts: number, now: Date, random: number): Date | null => {
  if (attempts >= MOST_ATTEMPTS) return null;
  const wait = Math.min(LONGEST_WAIT_MS, MINUTE * 2 ** (attempts - 1));
  return new Date(now.getTime() + Math.round(wait * (1 - random / 2)));
};
