import type { Settings } from "./settings/settings.ts";

/** True while the site publishes its security contact: until the day it expires (UTC), as RFC 9116 requires. */
export const isSecurityContactValid = (
  { contact, expires }: Pick<Settings["security"], "contact" | "expires">,
  now: Date,
): boolean => contact !== null && expires !== null && now < new Date(expires);
