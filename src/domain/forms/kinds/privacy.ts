import type { PrivacyBasis } from "../kind.ts";

// A request is its own legal basis: the forms inform and need no consent. Each lead stores version and text of what its
// form displayed: a changed text needs a new version.

export const REQUEST_PRIVACY = { basis: "request", version: "2026-11-notice" } as const satisfies PrivacyBasis;

export const APPOINTMENT_PRIVACY = {
  basis: "request",
  version: "2026-11-notice-appointment",
} as const satisfies PrivacyBasis;

export const LEASING_PRIVACY = { basis: "request", version: "2026-11-notice-leasing" } as const satisfies PrivacyBasis;

export const VALUATION_PRIVACY = {
  basis: "request",
  version: "2026-11-notice-valuation",
} as const satisfies PrivacyBasis;

export const APPLICATION_PRIVACY = {
  basis: "request",
  version: "2026-11-notice-application",
} as const satisfies PrivacyBasis;

/** Version of the consent to receive news by email. */
export const NEWSLETTER_CONSENT = "2026-11-newsletter";
