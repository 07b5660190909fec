import { expect, test } from "vitest";
import { resolveLeadDestinations } from "./answer-time.ts";

const routing = [
  { to: ["all@group.example"] },
  { brand: "ford", to: ["ford@group.example"] },
  { location: "bertrange", to: ["bertrange@group.example"] },
  { location: "bertrange", brand: "ford", to: ["ford.bertrange@group.example"] },
  { kind: "application", to: ["people@group.example"] },
];

test.each([
  [{ kind: "interest", location: null, brand: null }, "all@group.example"],
  [{ kind: "interest", location: "diekirch", brand: "ford" }, "ford@group.example"],
  [{ kind: "interest", location: "bertrange", brand: "opel" }, "bertrange@group.example"],
  [{ kind: "interest", location: "bertrange", brand: "ford" }, "ford.bertrange@group.example"],
  [{ kind: "application", location: "bertrange", brand: "ford" }, "people@group.example"],
])("routes %o to %s", (lead, address) => {
  expect(resolveLeadDestinations({ routing, adf: [] }, { ...lead, hasVehicle: true })).toEqual({
    addresses: [address],
    adf: [],
  });
});

test("uses the first of equally specific rules", () => {
  const twice = [...routing, { brand: "ford", to: ["later@group.example"] }];
  const lead = { kind: "interest", location: null, brand: "ford", hasVehicle: true };
  expect(resolveLeadDestinations({ routing: twice, adf: [] }, lead).addresses).toEqual(["ford@group.example"]);
});

test("applies separate rules to ADF systems", () => {
  const withoutVehicle = { without_vehicle: "adf" } as const;
  const adf = [
    { to: ["crm@group.example"], ...withoutVehicle },
    { location: "bertrange", to: ["https://crm.example/adf"], ...withoutVehicle },
  ];
  const systems = (location: string | null): readonly string[] =>
    resolveLeadDestinations({ routing, adf }, { kind: "interest", location, brand: null, hasVehicle: false }).adf;
  expect([systems("bertrange"), systems(null)]).toEqual([["https://crm.example/adf"], ["crm@group.example"]]);
});

test("sends a lead without a vehicle as an e-mail where the rule says so, and to no address that reads ADF alone", () => {
  const to = ["crm@group.example", "all@group.example", "https://crm.example/adf"];
  const rules = { routing, adf: [{ to, without_vehicle: "mail" as const }] };
  const lead = { kind: "contact", location: null, brand: null };
  expect(resolveLeadDestinations(rules, { ...lead, hasVehicle: false })).toEqual({
    addresses: ["all@group.example", "crm@group.example"],
    adf: [],
  });
  expect(resolveLeadDestinations(rules, { ...lead, hasVehicle: true })).toEqual({
    addresses: ["all@group.example"],
    adf: to,
  });
});
