import type { Alert, AlertState } from "#domain/alerts/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { AlertPage } from "./alert-page.tsx";
import { confirmView, problemView, stopView } from "./alert-view.ts";

const AT = "2026-11-20T10:00:00.000Z";

const paths = createPaths(FRENCH_SEGMENTS);

const alert = (state: AlertState): Alert => ({
  id: "1",
  criteria: { kind: "search_alert", query: "brand=opel&body=suv&price-max=20000&q=toit" },
  name: "Opel, SUV, Prix\u00a0: jusqu’à 20\u202f000\u00a0€",
  email: "marie@courriel.example",
  state,
  created_at: AT,
  asked_at: AT,
  confirmed_at: AT,
  last_mailed_at: null,
  touched_at: AT,
  consent: { version: "2026-11", text: "J’accepte.", at: AT },
});

/** Pages behind the links in alert emails, one for each state. */
export const ALERT_SCREENS = {
  "alerte-a-confirmer": () => <AlertPage view={confirmView(alert("pending"), paths)} />,
  "alerte-active": () => <AlertPage view={confirmView(alert("active"), paths)} />,
  "alerte-a-arreter": () => <AlertPage view={stopView(alert("active"), paths)} />,
  "alerte-arretee": () => <AlertPage view={stopView(alert("ended"), paths)} />,
  "alerte-perimee": () => <AlertPage view={problemView("expired", "confirm", paths)} />,
  "alerte-indisponible": () => <AlertPage view={problemView("unavailable", "stop", paths)} />,
};
