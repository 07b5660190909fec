import type { Seal } from "../leads/index.ts";

/** What a link in a mail of an alert does. */
export type AlertLink = "confirm" | "stop";

const PURPOSE = "alert";

/** The `cle` of a link: the alert's id and what may be done with it, and nothing of the person. */
export const sealAlertLink = (seal: Seal, link: AlertLink, id: string, expires: Date | null = null): string =>
  seal.seal(JSON.stringify([PURPOSE, link, id, expires === null ? null : expires.getTime()]));

/** The id of the alert, or why the link opens nothing: not ours, for something else, or too old. */
export type OpenedLink = { readonly id: string } | "unknown" | "expired";

export const openAlertLink = (seal: Seal, link: AlertLink, sealed: string, now: Date): OpenedLink => {
  const text = seal.open(sealed);
  if (text === null || !text.startsWith(`["${PURPOSE}","${link}",`)) return "unknown";
  const [, , id, expires] = JSON.parse(text) as readonly [string, string, string, number | null];
  return expires !== null && now.getTime() > expires ? "expired" : { id };
};
