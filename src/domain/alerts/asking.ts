import { type Alert, personOfAlert, wishKey } from "./alert.ts";

/** Alerts that one person can have at a time, those not confirmed yet among them. */
export const ALERTS_A_PERSON = 20;

/** The link that confirms holds so long; what is not confirmed by then is dropped. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

const HOUR_MS = 3_600_000;

/** An address is sent no more answers within an hour: it may be somebody else's than who asks. */
const ANSWERS_AN_HOUR = 5;

const isSame = (one: Alert, other: Alert): boolean =>
  one.wish.kind === other.wish.kind && wishKey(one.wish) === wishKey(other.wish);

const isOpen = ({ state }: Alert): boolean => state !== "ended";

/** Within the last hour it was answered already. */
const isRecent = (alert: Alert, asked: Alert): boolean =>
  Date.parse(asked.asked_at) - Date.parse(alert.asked_at) < HOUR_MS;

const begun = (asked: Alert, mine: readonly Alert[]): Alert | null =>
  mine.filter(isOpen).length < ALERTS_A_PERSON ? asked : null;

/**
 * What is kept once `asked` was asked for: the same wish twice is one alert. `mine` are the person's alerts so far. Null:
 * nothing changes and no mail goes out, for the last one is less than an hour old, the person has enough alerts, or was
 * sent enough mails within the hour. An alert that is active already stays as it is, but for the mail that says so.
 */
export const afterAsking = (mine: readonly Alert[], asked: Alert): Alert | null => {
  if (mine.some((alert) => personOfAlert(alert) !== personOfAlert(asked))) throw new Error("alerts of somebody else");
  if (mine.filter((alert) => isRecent(alert, asked)).length >= ANSWERS_AN_HOUR) return null;
  const same = mine.find((alert) => isSame(alert, asked));
  if (same === undefined) return begun(asked, mine);
  if (same.state === "ended") return begun({ ...asked, id: same.id }, mine);
  if (isRecent(same, asked)) return null;
  if (same.state === "active") return { ...same, asked_at: asked.asked_at };
  return { ...asked, id: same.id, created_at: same.created_at };
};
