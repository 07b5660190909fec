import type { Settings } from "./settings/settings.ts";

/** Sender of the emails as `Name <address>`: of the brand, else the group's name and address. */
export const senderOf = ({ brand, group }: Pick<Settings, "brand" | "group">): string =>
  brand.mailFrom ?? `"${group.name.replaceAll(/["\\<>\r\n]/g, "")}" <${group.email}>`;
