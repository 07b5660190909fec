import { expect, test } from "vitest";
import type { Facet } from "./facets.ts";
import { createFormerLinks } from "./former-links.ts";

const display = { position: 1, group: "offer", control: "switch" } as const;

const FACETS: readonly Facet[] = [
  {
    ...display,
    name: "fuel",
    kind: "one-of",
    keys: ["petrol"],
    read: () => null,
    formerValues: { gasoline: "petrol" },
  },
  {
    ...display,
    name: "warranty",
    kind: "range",
    unit: "none",
    step: 1,
    read: () => null,
    formerNames: ["guarantee"],
    formerValues: { "1": { min: 1, max: null }, short: { min: null, max: 12 } },
  },
  {
    ...display,
    name: "discounted",
    kind: "flag",
    read: () => false,
    formerNames: ["reduced", "sale"],
    formerValues: { yes: "1" },
  },
];

const { open, parameterOfToday } = createFormerLinks(FACETS);

test.each([
  ["a value", "fuel=gasoline&fuel=diesel", "fuel=petrol&fuel=diesel"],
  ["the name of a range", "guarantee-min=12&guarantee-max=24", "warranty-min=12&warranty-max=24"],
  ["a switch that became a range", "warranty=1", "warranty-min=1"],
  ["a choice that became a range", "warranty=short", "warranty-max=12"],
  ["a switch that became a range, under its former name", "guarantee=1", "warranty-min=1"],
  ["one of two former names", "sale=1&reduced=yes", "discounted=1&discounted=1"],
  [
    "links of today",
    "fuel=petrol&warranty-min=1&discounted=1&page=2",
    "fuel=petrol&warranty-min=1&discounted=1&page=2",
  ],
  ["what belongs to no facet", "utm_source=a&toString=1", "utm_source=a&toString=1"],
])("opens %s", (_, former, today) => {
  expect(open(new URLSearchParams(former)).toString()).toBe(today);
});

test("finds the parameter of today of a former name", () => {
  expect(parameterOfToday("guarantee-max")).toBe("warranty-max");
  expect(parameterOfToday("brand")).toBe("brand");
});
