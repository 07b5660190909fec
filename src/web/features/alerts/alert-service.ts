import type { Alert, AlertAction } from "#domain/alerts/index.ts";

export type AlertRequest = Pick<Alert, "wish" | "name" | "email"> & { readonly consent: Omit<Alert["consent"], "at"> };

/** Every method rejects when the database fails. */
export type AlertService = {
  /** Saves the alert and sends the confirmation email. The result does not reveal whether it existed before. */
  readonly request: (request: AlertRequest) => Promise<void>;
  /** The alert of a link in an email; "unknown" also for an erased one, "expired" for an old link. */
  readonly find: (link: AlertAction, key: string) => Promise<Alert | "unknown" | "expired">;
  /** Idempotent; does not reactivate a stopped alert. */
  readonly confirm: (alert: Alert) => Promise<void>;
  readonly stop: (alert: Alert) => Promise<void>;
};
