import type { Alert } from "../../src/domain/alerts/alert.ts";

const AT = "2026-11-21T12:00:00.000Z";

/** A pending search alert for electric cars. */
export const anAlert = (changes: Partial<Alert> = {}): Alert => ({
  id: "0d4f0a52-6c55-4b3e-9a55-2f2c6e1b7a01",
  criteria: { kind: "search_alert", query: "fuel=electric" },
  name: "Électrique",
  email: "Zoe@exemple.lu",
  state: "pending",
  created_at: AT,
  asked_at: AT,
  confirmed_at: null,
  last_mailed_at: null,
  touched_at: AT,
  consent: { version: "2026-11", text: "J’accepte.", at: AT },
  ...changes,
});
