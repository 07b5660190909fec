import { createHash, timingSafeEqual } from "node:crypto";
import type { IsSignedByEditor } from "#application/content/ports.ts";

/** The visual editor signs again with every page it opens. */
const MAX_SIGNATURE_AGE_SECONDS = 3600;

const sha1 = (text: string): Buffer => createHash("sha1").update(text).digest();

const isSameText = (actual: string, expected: string): boolean => timingSafeEqual(sha1(actual), sha1(expected));

/**
 * The visual editor signs the addresses it opens: `_storyblok_tk[token]` is the SHA-1, in hex, of space, preview token
 * and time in seconds, with colons between them. Source: Storyblok, "Visual editor: validate the preview request".
 */
export const isSignedByEditor: IsSignedByEditor = (search, token, now) => {
  const readParameter = (name: string): string => search.get(`_storyblok_tk[${name}]`) ?? "";
  const [space, timestamp, actual] = [readParameter("space_id"), readParameter("timestamp"), readParameter("token")];
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > MAX_SIGNATURE_AGE_SECONDS)
    return false;
  return isSameText(actual, sha1(`${space}:${token}:${timestamp}`).toString("hex"));
};
