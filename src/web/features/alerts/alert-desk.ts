import type { Alert, AlertLink } from "#domain/alerts/index.ts";

/** What somebody asks for, as the form and its page say it. */
export type AskedAlert = Pick<Alert, "wish" | "name" | "email"> & { readonly consent: Omit<Alert["consent"], "at"> };

/** Everything that the pages of alerts do; the server puts it together once. All of it fails where the database does. */
export type AlertDesk = {
  /** Keeps the wish and writes the mail that asks for the confirmation; nothing tells whether there was one before. */
  readonly ask: (asked: AskedAlert) => Promise<void>;
  /** The alert that a link in a mail is of, or why it opens none: unknown or erased, or too old. */
  readonly open: (link: AlertLink, key: string) => Promise<Alert | "unknown" | "expired">;
  /** Once or many times, it is active afterwards, unless it was stopped. */
  readonly confirm: (alert: Alert) => Promise<void>;
  readonly stop: (alert: Alert) => Promise<void>;
};
