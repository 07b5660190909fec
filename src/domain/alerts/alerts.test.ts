import fc from "fast-check";
import { expect, it } from "vitest";
import type { Signer } from "../shared/index.ts";
import { EMPTY_QUERY, parseStockQuery } from "../vehicles/index.ts";
import { anAlert } from "../../../tests/builders/alert.ts";
import {
  type Alert,
  canEmailAlert,
  MAX_ALERTS_PER_PERSON,
  resolveAlertRequest,
  signAlertLink,
  toAlertSearch,
  toStockQuery,
  verifyAlertLink,
} from "./alert.ts";

const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString();

const aRequest = (minutes: number, changes: Partial<Alert> = {}): Alert =>
  anAlert({ id: "another", created_at: at(minutes), asked_at: at(minutes), ...changes });

it("writes equal searches as equal texts, regardless of order and page", () => {
  const search = (text: string): string => toAlertSearch(parseStockQuery(new URLSearchParams(text)));
  expect(search("fuel=electric&brand=opel&sort=name&page=3")).toBe(search("brand=opel&fuel=electric"));
  expect(search("sort=name")).toBe("");
  expect(search("sort=name&near=Ettelbruck&within=20")).toBe("near=ettelbruck&within=20");
});

it("excludes sold vehicles unless the search includes them", () => {
  expect(toStockQuery("brand=opel").values).toEqual({ brand: ["opel"], availability: ["available", "reserved"] });
  expect(toStockQuery("availability=sold").values).toEqual({ availability: ["sold"] });
  expect(toStockQuery("").ranges).toEqual(EMPTY_QUERY.ranges);
});

it("merges requests for the same criteria and sends another e-mail only after an hour", () => {
  const existing = [anAlert()];
  expect(resolveAlertRequest(existing, aRequest(59))).toBeNull();
  expect(resolveAlertRequest(existing, aRequest(60))).toMatchObject({
    id: existing[0]?.id,
    state: "pending",
    asked_at: at(60),
    created_at: at(0),
  });
});

it("leaves an active alert unchanged when it is requested again", () => {
  const existing = anAlert({ state: "active", confirmed_at: at(5) });
  expect(resolveAlertRequest([existing], aRequest(120, { name: "Autre", email: "ZOE@exemple.lu" }))).toEqual({
    ...existing,
    asked_at: at(120),
  });
});

it("restarts an ended alert with the new consent", () => {
  const again = aRequest(1, { consent: { version: "2027-01", text: "Oui.", at: at(1) } });
  expect(resolveAlertRequest([anAlert({ state: "ended", last_mailed_at: at(0) })], again)).toEqual({
    ...again,
    id: anAlert().id,
  });
});

it("limits a person to 20 open alerts, not counting ended ones", () => {
  const others = Array.from({ length: MAX_ALERTS_PER_PERSON }, (_, index) =>
    anAlert({ id: `${index}`, criteria: { kind: "price_alert", vehicle_id: index } }),
  );
  expect(resolveAlertRequest(others, aRequest(90))).toBeNull();
  expect(resolveAlertRequest([...others.slice(1), anAlert({ id: "old", state: "ended" })], aRequest(90))?.id).toBe(
    "old",
  );
});

it("limits an address to five e-mails per hour", () => {
  const recent = Array.from({ length: 5 }, (_, index) =>
    anAlert({ id: `${index}`, criteria: { kind: "price_alert", vehicle_id: index }, asked_at: at(index) }),
  );
  expect(resolveAlertRequest(recent.slice(1), aRequest(10))?.id).toBe("another");
  expect(resolveAlertRequest(recent, aRequest(10))).toBeNull();
  expect(resolveAlertRequest(recent, aRequest(60))?.id).toBe("another");
});

// Signed texts stay readable; any change invalidates them.
const signer: Signer = {
  sign: (text) => `${text}|ok`,
  verify: (text) => (text.endsWith("|ok") ? text.slice(0, -3) : null),
};

it("accepts a link only for its own action and until it expires", () => {
  const now = new Date(at(0));
  const confirm = signAlertLink(signer, "confirm", "17", new Date(at(10)));
  expect(verifyAlertLink(signer, "confirm", confirm, now)).toEqual({ id: "17" });
  expect(verifyAlertLink(signer, "stop", confirm, now)).toBe("unknown");
  expect(verifyAlertLink(signer, "confirm", confirm, new Date(at(11)))).toBe("expired");
  expect(verifyAlertLink(signer, "stop", signAlertLink(signer, "stop", "17"), new Date("2040-01-01"))).toEqual({
    id: "17",
  });
  expect(verifyAlertLink(signer, "confirm", `${confirm}x`, now)).toBe("unknown");
});

it("allows one e-mail per alert and local day", () => {
  const date = (instant: Date): string => instant.toLocaleDateString("sv", { timeZone: "Europe/Luxembourg" });
  const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instant, instant, (last, now) => {
      const alert = { state: "active", last_mailed_at: last.toISOString() } as const;
      expect(canEmailAlert(alert, now, "Europe/Luxembourg")).toBe(date(last) !== date(now));
    }),
  );
  expect(canEmailAlert({ state: "active", last_mailed_at: null }, new Date(), "Europe/Luxembourg")).toBe(true);
  expect(canEmailAlert({ state: "pending", last_mailed_at: null }, new Date(), "Europe/Luxembourg")).toBe(false);
});
