import { backoffMs, withJitter } from "../shared/index.ts";
import type { Medium } from "../vehicles/index.ts";

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCodePoint(...bytes.subarray(from, to));

/** Detects the type by the first bytes only, not by name or header. Null for other formats, SVG included: it can run scripts. */
export const detectPictureType = (bytes: Uint8Array): "jpeg" | "png" | "webp" | "avif" | "gif" | null => {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (text(bytes, 0, 8) === "\u0089PNG\r\n\u001a\n") return "png";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  if (text(bytes, 4, 8) === "ftyp" && /^avi[fs]$/.test(text(bytes, 8, 12))) return "avif";
  return /^GIF8[79]a$/.test(text(bytes, 0, 6)) ? "gif" : null;
};

/** Printable, with line breaks. */
const TEXT = /^[\t\n\r -~\u0080-\u00ff]+$/;

/** What came in place of a picture, as a sentence for operators: the same for each picture of a kind. */
export const describeNoPicture = (bytes: Uint8Array): string => {
  if (bytes.length === 0) return "an empty file came";
  const start = text(bytes, 0, 300);
  if (/<svg[\s>]/i.test(start)) return "an SVG drawing came, which is not taken";
  if (/^[^\w<]*<(?:!doctype|!--|\?xml|html|head|body|script|title)/i.test(start))
    return "a web page came in place of the picture: a login, or a notice of an error";
  return TEXT.test(start)
    ? "a text came in place of the picture: a notice of an error"
    : "a file came that is no JPEG, PNG, WebP, AVIF or GIF";
};

/** This site's copy of a feed picture. Width and height in pixels; `colour` is the dominant one, `#rrggbb`. */
export type StoredPicture = {
  /** SHA-256 of the stored bytes, in hexadecimal: equal pictures share one file. */
  readonly hash: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
};

const MAX_KEY_LENGTH = 2_000;

/** Normalised http(s) address in ASCII; null for other texts and for addresses of more than 2,000 characters. */
export const pictureKey = (url: string): string | null => {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { href } = new URL(url);
  return href.length <= MAX_KEY_LENGTH ? href : null;
};

/** Keys of the pictures on the given hosts. */
export const selectPictureKeys = (media: readonly Medium[], hosts: ReadonlySet<string>): readonly string[] =>
  media.flatMap(({ type, url }) => {
    const key = type === "image" ? pictureKey(url) : null;
    return key !== null && hosts.has(new URL(key).host) ? [key] : [];
  });

/** Path below the picture folder and below `/media/`. */
export const storedPicturePath = (hash: string): string => `feed/${hash.slice(0, 2)}/${hash}.webp`;

/** Address on this site. */
export const storedPictureAddress = (hash: string): string => `/media/${storedPicturePath(hash)}`;

/** The hash in such an address; null for another one. */
export const storedPictureHash = (address: string): string | null =>
  /^\/media\/feed\/[0-9a-f]{2}\/([0-9a-f]{64})\.webp$/.exec(address)?.[1] ?? null;

/** Replaces the address of each picture that has a stored copy. */
export const withStoredPictures = (
  media: readonly Medium[],
  stored: ReadonlyMap<string, StoredPicture>,
): readonly Medium[] =>
  media.map((medium) => {
    const copy = stored.get(pictureKey(medium.url) ?? "");
    return copy ? { ...medium, url: storedPictureAddress(copy.hash) } : medium;
  });

const MINUTE_MS = 60_000;

const BACKOFF = { initialMs: MINUTE_MS, maxMs: 12 * 60 * MINUTE_MS };

/** About three days. */
const MAX_ATTEMPTS = 14;

const DAY_MS = 24 * 60 * MINUTE_MS;

const SLOW = { initialMs: DAY_MS, maxMs: 7 * DAY_MS };

/**
 * Time of request number `count` (from 1) to a host that has answered: whether a stored picture is still the same, or
 * whether a missing one is there by now. The delay is one day and doubles up to a week, reduced by up to half.
 */
export const nextCheckAt = (count: number, now: Date, random: number): Date =>
  new Date(now.getTime() + withJitter(backoffMs(SLOW, count), random));

/**
 * Time of the next attempt after failure number `attempts` (from 1); null to give up. The delay is one minute, doubles
 * each time up to twelve hours, and is reduced by up to half (`random` from 0 to below 1), so that a recovering host does
 * not receive all requests at once.
 */
export const nextAttemptAt = (attempts: number, now: Date, random: number): Date | null => {
  if (attempts >= MAX_ATTEMPTS) return null;
  return new Date(now.getTime() + withJitter(backoffMs(BACKOFF, attempts), random));
};
