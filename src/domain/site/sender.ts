import type { Settings } from "./settings/settings.ts";

/** True while the site publishes its security contact: until the day it expires (UTC), as RFC 9116 requires. */
export const isSecurityContactValid = (
  { contact, expires }: Pick<Settings["security"], "contact" | "expires">,
  now: Date,
): boolean => contact !== null && expires !== null && now < new Date(expires);

/** Sender of the emails as `Name <address>`: of the brand, else the group's name and address. */
export const senderOf = ({ brand, group }: Pick<Settings, "brand" | "group">): string =>
  brand.mailFrom ?? `"${group.name.replaceAll(/["\\<>\r\n]/g, "")}" <${group.email}>`;
