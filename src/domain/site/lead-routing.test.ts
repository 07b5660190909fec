import { expect, test } from "vitest";
import { leadDestinations } from "./lead-routing.ts";

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
])("a lead about %o goes to %s", (about, address) => {
  expect(leadDestinations({ routing, adf: [] }, about)).toEqual({ addresses: [address], adf: [] });
});

test("of rules that are equally specific the first one counts", () => {
  const twice = [...routing, { brand: "ford", to: ["later@group.example"] }];
  const about = { kind: "interest", location: null, brand: "ford" };
  expect(leadDestinations({ routing: twice, adf: [] }, about).addresses).toEqual(["ford@group.example"]);
});

test("systems that read ADF have rules of their own, and may have none", () => {
  const adf = [{ to: ["crm@group.example"] }, { location: "bertrange", to: ["https://crm.example/adf"] }];
  const systems = (location: string | null): readonly string[] =>
    leadDestinations({ routing, adf }, { kind: "interest", location, brand: null }).adf;
  expect([systems("bertrange"), systems(null)]).toEqual([["https://crm.example/adf"], ["crm@group.example"]]);
});
