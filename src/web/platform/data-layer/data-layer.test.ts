import { beforeEach, expect, test, vi } from "vitest";
import { consentSignals } from "#domain/consent/index.ts";
import { ownText, pushConsentUpdate, pushToDataLayer } from "./data-layer.ts";

let page: { dataLayer?: unknown };

beforeEach(() => {
  page = {};
  vi.stubGlobal("window", page);
});

test("denies every signal before the first entry", () => {
  pushToDataLayer({ event: ownText("page_view") });
  const [first, second] = page.dataLayer as [object, object];
  expect(Object.prototype.toString.call(first)).toBe("[object Arguments]");
  expect([...(first as unknown as Iterable<unknown>)]).toEqual(["consent", "default", consentSignals({})]);
  expect(second).toEqual({ event: "page_view" });
});

test("updates the signals as a command", () => {
  pushConsentUpdate(consentSignals({ measurement: true }));
  const commands = (page.dataLayer as Iterable<unknown>[]).map((command) => [...command]);
  expect(commands.map(([, action]) => action)).toEqual(["default", "update"]);
  expect(commands[1]?.[2]).toMatchObject({ analytics_storage: "granted", ad_storage: "denied" });
});

test("a tag manager that throws does not reach the page", () => {
  pushToDataLayer({ event: ownText("page_view") });
  (page.dataLayer as unknown[]).push = () => {
    throw new Error("hostile");
  };
  expect(() => pushToDataLayer({ event: ownText("click_phone") })).not.toThrow();
});

test("replaces what is no data layer", () => {
  page.dataLayer = "hostile";
  pushToDataLayer({ event: ownText("page_view") });
  expect(page.dataLayer).toHaveLength(2);
});
