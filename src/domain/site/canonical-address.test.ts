import { expect, test } from "vitest";
import { hasCanonicalForm } from "./canonical-address.ts";

test.each([
  ["/", "", true],
  ["/stock", "?ref=newsletter", true],
  ["/alertes/confirmer", "", true],
  ["/merci", "", true],
  ["/mediatheque", "", true],
  ["/assets/x.js", "", false],
  ["/media", "", false],
  ["/builds/meta/x", "", false],
  ["/v2/cdn/stories", "", false],
  ["/api/v1/vehicles", "", false],
  ["/islands/open-now", "", false],
  ["/feeds/vehicles.csv", "", false],
  ["/studio/1/x", "", false],
  ["/stock.data", "", false],
  ["/alertes/confirmer", "?cle=a.b", false],
  ["/alertes/arreter", "?x=1&cle=a.b", false],
  ["/rendez-vous/confirmer", "?cle=a.b", false],
  ["/demandes/repondre", "?cle=a.b", false],
  ["/rendez-vous/modifier", "?cle=a.b", false],
  ["/rendez-vous.ics", "?ref=a.b", false],
  ["/stock/12-1-ford/reprise/merci", "?ref=a.b", false],
])("says of %s%s whether it is redirected to its canonical form: %s", (path, search, expected) => {
  expect(hasCanonicalForm(path, search)).toBe(expected);
});
