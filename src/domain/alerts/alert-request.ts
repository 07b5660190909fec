import { type Alert, alertPerson, criteriaKey } from "./alert.ts";

/** Includes pending alerts. */
export const MAX_ALERTS_PER_PERSON = 20;

/** Validity of the confirmation link; pending alerts are deleted afterwards. */
export const CONFIRMATION_PERIOD_MS = 7 * 24 * 3_600_000;

const HOUR_MS = 3_600_000;

/** Limits unsolicited confirmation e-mails to an address of somebody else. */
const MAX_EMAILS_PER_HOUR = 5;

const isSame = (one: Alert, other: Alert): boolean =>
  one.criteria.kind === other.criteria.kind && criteriaKey(one.criteria) === criteriaKey(other.criteria);

const isOpen = ({ state }: Alert): boolean => state !== "ended";

/** An e-mail was sent within the last hour. */
const isRecent = (alert: Alert, requested: Alert): boolean =>
  Date.parse(requested.asked_at) - Date.parse(alert.asked_at) < HOUR_MS;

const startWithinLimit = (requested: Alert, existing: readonly Alert[]): Alert | null =>
  existing.filter(isOpen).length < MAX_ALERTS_PER_PERSON ? requested : null;

/**
 * Returns the alert to save for a request; a repeated criteria updates the existing alert. `existing`: all alerts of the
 * person. Null when nothing is saved and no e-mail is sent: the last e-mail is less than an hour old, or a limit is
 * reached. An active alert is unchanged apart from the e-mail. Throws when `existing` contains another person's alert.
 */
export const resolveAlertRequest = (existing: readonly Alert[], requested: Alert): Alert | null => {
  if (existing.some((alert) => alertPerson(alert) !== alertPerson(requested)))
    throw new Error("alerts of somebody else");
  if (existing.filter((alert) => isRecent(alert, requested)).length >= MAX_EMAILS_PER_HOUR) return null;
  const same = existing.find((alert) => isSame(alert, requested));
  if (same === undefined) return startWithinLimit(requested, existing);
  if (same.state === "ended") return startWithinLimit({ ...requested, id: same.id }, existing);
  if (isRecent(same, requested)) return null;
  if (same.state === "active") return { ...same, asked_at: requested.asked_at };
  return { ...requested, id: same.id, created_at: same.created_at };
};
