import fc from "fast-check";
import { expect, it } from "vitest";
import type { Seal } from "../leads/index.ts";
import { EMPTY_QUERY, parseStockQuery } from "../vehicles/index.ts";
import { type Alert, queryOfAlert, searchOfAlert } from "./alert.ts";
import { sampleAlert } from "./alert.test-support.ts";
import { afterAsking, ALERTS_A_PERSON } from "./asking.ts";
import { openAlertLink, sealAlertLink } from "./links.ts";
import { mayBeMailed } from "./rounds.ts";

const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString();

const asked = (minutes: number, changes: Partial<Alert> = {}): Alert =>
  sampleAlert({ id: "another", created_at: at(minutes), asked_at: at(minutes), ...changes });

it("keeps equal searches as equal texts, whatever their order and page", () => {
  const search = (text: string): string => searchOfAlert(parseStockQuery(new URLSearchParams(text)));
  expect(search("fuel=electric&brand=opel&sort=name&page=3")).toBe(search("brand=opel&fuel=electric"));
  expect(search("sort=name")).toBe("");
});

it("does not look for what is sold, unless the search asks for it", () => {
  expect(queryOfAlert("brand=opel").values).toEqual({ brand: ["opel"], availability: ["available", "reserved"] });
  expect(queryOfAlert("availability=sold").values).toEqual({ availability: ["sold"] });
  expect(queryOfAlert("").ranges).toEqual(EMPTY_QUERY.ranges);
});

it("makes one alert of the same wish, and writes again only after an hour", () => {
  const mine = [sampleAlert()];
  expect(afterAsking(mine, asked(59))).toBeNull();
  expect(afterAsking(mine, asked(60))).toMatchObject({
    id: mine[0]?.id,
    state: "pending",
    asked_at: at(60),
    created_at: at(0),
  });
});

it("leaves an alert that is active as it is when somebody asks for it again", () => {
  const mine = sampleAlert({ state: "active", confirmed_at: at(5) });
  expect(afterAsking([mine], asked(120, { name: "Autre", email: "ZOE@exemple.lu" }))).toEqual({
    ...mine,
    asked_at: at(120),
  });
});

it("begins anew, with a consent of its own, what was ended", () => {
  const again = asked(1, { consent: { version: "2027-01", text: "Oui.", at: at(1) } });
  expect(afterAsking([sampleAlert({ state: "ended", last_mailed_at: at(0) })], again)).toEqual({
    ...again,
    id: sampleAlert().id,
  });
});

it("keeps no more than twenty open alerts of a person; ended ones do not count", () => {
  const others = Array.from({ length: ALERTS_A_PERSON }, (_, index) =>
    sampleAlert({ id: `${index}`, wish: { kind: "price_alert", vehicle_id: index } }),
  );
  expect(afterAsking(others, asked(90))).toBeNull();
  expect(afterAsking([...others.slice(1), sampleAlert({ id: "old", state: "ended" })], asked(90))?.id).toBe("old");
});

it("answers an address five times within an hour, whatever is asked for", () => {
  const recent = Array.from({ length: 5 }, (_, index) =>
    sampleAlert({ id: `${index}`, wish: { kind: "price_alert", vehicle_id: index }, asked_at: at(index) }),
  );
  expect(afterAsking(recent.slice(1), asked(10))?.id).toBe("another");
  expect(afterAsking(recent, asked(10))).toBeNull();
  expect(afterAsking(recent, asked(60))?.id).toBe("another");
});

// As readable as a real seal, and broken by any change.
const seal: Seal = { seal: (text) => `${text}|ok`, open: (text) => (text.endsWith("|ok") ? text.slice(0, -3) : null) };

it("opens a link only for what it was made for, and until it expires", () => {
  const now = new Date(at(0));
  const confirm = sealAlertLink(seal, "confirm", "17", new Date(at(10)));
  expect(openAlertLink(seal, "confirm", confirm, now)).toEqual({ id: "17" });
  expect(openAlertLink(seal, "stop", confirm, now)).toBe("unknown");
  expect(openAlertLink(seal, "confirm", confirm, new Date(at(11)))).toBe("expired");
  expect(openAlertLink(seal, "stop", sealAlertLink(seal, "stop", "17"), new Date("2040-01-01"))).toEqual({ id: "17" });
  expect(openAlertLink(seal, "confirm", `${confirm}x`, now)).toBe("unknown");
});

it("lets an alert be mailed once on each day of the market's calendar", () => {
  const date = (instant: Date): string => instant.toLocaleDateString("sv", { timeZone: "Europe/Luxembourg" });
  const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instant, instant, (last, now) => {
      const alert = { state: "active", last_mailed_at: last.toISOString() } as const;
      expect(mayBeMailed(alert, now, "Europe/Luxembourg")).toBe(date(last) !== date(now));
    }),
  );
  expect(mayBeMailed({ state: "active", last_mailed_at: null }, new Date(), "Europe/Luxembourg")).toBe(true);
  expect(mayBeMailed({ state: "pending", last_mailed_at: null }, new Date(), "Europe/Luxembourg")).toBe(false);
});
