import { openParts, type Seal, sealParts } from "../leads/index.ts";

/** What a link in a mail of an alert does. */
export type AlertLink = "confirm" | "stop";

const PURPOSE = "alert";

/** The `cle` of a link: the alert's id and what may be done with it, and nothing of the person. */
export const sealAlertLink = (seal: Seal, link: AlertLink, id: string, expires: Date | null = null): string =>
  sealParts(seal, PURPOSE, [link, id, expires === null ? null : expires.getTime()]);

/** The id of the alert, or why the link opens nothing: not ours, for something else, or too old. */
export type OpenedLink = { readonly id: string } | "unknown" | "expired";

export const openAlertLink = (seal: Seal, link: AlertLink, sealed: string, now: Date): OpenedLink => {
  const parts = openParts(seal, PURPOSE, sealed);
  if (parts?.[0] !== link) return "unknown";
  const [, id, expires] = parts as readonly [AlertLink, string, number | null];
  return expires !== null && now.getTime() > expires ? "expired" : { id };
};
