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
  expect(resolveLeadDestinations({ routing, adf: [] }, lead)).toEqual({ addresses: [address], adf: [] });
});

test("uses the first of equally specific rules", () => {
  const twice = [...routing, { brand: "ford", to: ["later@group.example"] }];
  const lead = { kind: "interest", location: null, brand: "ford" };
  expect(resolveLeadDestinations({ routing: twice, adf: [] }, lead).addresses).toEqual(["ford@group.example"]);
});

test("applies separate rules to ADF systems", () => {
  const adf = [{ to: ["crm@group.example"] }, { location: "bertrange", to: ["https://crm.example/adf"] }];
  const systems = (location: string | null): readonly string[] =>
    resolveLeadDestinations({ routing, adf }, { kind: "interest", location, brand: null }).adf;
  expect([systems("bertrange"), systems(null)]).toEqual([["https://crm.example/adf"], ["crm@group.example"]]);
});
