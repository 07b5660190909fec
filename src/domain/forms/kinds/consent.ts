/** Versions of the consent texts. Each lead stores version and text: a changed text needs a new version. */
export const REQUEST_CONSENT = "2026-11";
export const APPOINTMENT_CONSENT = "2026-11-appointment";
export const LEASING_CONSENT = "2026-11-leasing";
export const VALUATION_CONSENT = "2026-11-valuation";
export const APPLICATION_CONSENT = "2026-11-application";
