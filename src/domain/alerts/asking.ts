import { type Alert, personOfAlert, wishKey } from "./alert.ts";

/** Alerts that one person can have at a time, those not confirmed yet among them. */
export const ALERTS_A_PERSON = 20;

/** The link that confirms holds so long; what is not confirmed by then is dropped. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

/** Who asks for the same again is sent no other mail before. */
const ASK_AGAIN_MS = 3_600_000;

const isSame = (one: Alert, other: Alert): boolean =>
  one.wish.kind === other.wish.kind && wishKey(one.wish) === wishKey(other.wish);

const isOpen = ({ state }: Alert): boolean => state !== "ended";

const begun = (asked: Alert, mine: readonly Alert[]): Alert | null =>
  mine.filter(isOpen).length < ALERTS_A_PERSON ? asked : null;

/**
 * What is kept once `asked` was asked for: the same wish twice is one alert. `mine` are the person's alerts so far. Null:
 * nothing changes and no mail goes out, for the last one is less than an hour old or the person has enough alerts.
 * An alert that is active already stays as it is, but for the mail that says so.
 */
export const afterAsking = (mine: readonly Alert[], asked: Alert): Alert | null => {
  if (mine.some((alert) => personOfAlert(alert) !== personOfAlert(asked))) throw new Error("alerts of somebody else");
  const same = mine.find((alert) => isSame(alert, asked));
  if (same === undefined) return begun(asked, mine);
  if (same.state === "ended") return begun({ ...asked, id: same.id }, mine);
  if (Date.parse(asked.asked_at) - Date.parse(same.asked_at) < ASK_AGAIN_MS) return null;
  if (same.state === "active") return { ...same, asked_at: asked.asked_at };
  return { ...asked, id: same.id, created_at: same.created_at };
};
