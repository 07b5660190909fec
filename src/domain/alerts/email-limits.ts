import { localTime } from "../locations/index.ts";
import type { Alert } from "./alert.ts";

/** Further vehicles are summarised with a link. */
export const MAX_VEHICLES_PER_EMAIL = 10;

/** Allows one e-mail per local day to active alerts. `timeZone`: IANA name. */
export const canEmailAlert = (alert: Pick<Alert, "state" | "last_mailed_at">, now: Date, timeZone: string): boolean =>
  alert.state === "active" &&
  (alert.last_mailed_at === null ||
    localTime(new Date(alert.last_mailed_at), timeZone).date !== localTime(now, timeZone).date);
