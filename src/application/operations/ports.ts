import type { NoticeSite, StaffMessage } from "../leads/ports.ts";

/** A source that has failed for a while. `since` is ISO 8601. */
export type Outage = { readonly source: string; readonly reason: string; readonly since: string };

/** Renders the email about an outage. */
export type OutageTemplate = (outage: Outage, site: NoticeSite) => StaffMessage;
