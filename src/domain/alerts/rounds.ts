import { localTime } from "../locations/index.ts";
import type { Alert } from "./alert.ts";

/** Vehicles that a mail names; the others are behind a link. */
export const VEHICLES_A_MAIL = 10;

/** Whether an alert may be mailed now: at most once on a day of the market's calendar. `timeZone`: IANA name. */
export const mayBeMailed = (alert: Pick<Alert, "state" | "last_mailed_at">, now: Date, timeZone: string): boolean =>
  alert.state === "active" &&
  (alert.last_mailed_at === null ||
    localTime(new Date(alert.last_mailed_at), timeZone).date !== localTime(now, timeZone).date);
