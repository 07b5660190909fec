import type { Settings } from "./settings.ts";

/** True while the site names its contact for weaknesses: before the day on which it expires (UTC), as RFC 9116 demands. */
export const isSecurityContactValid = (
  { contact, expires }: Pick<Settings["security"], "contact" | "expires">,
  now: Date,
): boolean => contact !== null && expires !== null && now < new Date(expires);
