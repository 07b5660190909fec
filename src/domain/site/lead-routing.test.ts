import { expect, test } from "vitest";
import { leadAddresses } from "./lead-routing.ts";

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
  expect(leadAddresses(routing, about)).toEqual([address]);
});

test("of rules that are equally specific the first one counts", () => {
  const twice = [...routing, { brand: "ford", to: ["later@group.example"] }];
  expect(leadAddresses(twice, { kind: "interest", location: null, brand: "ford" })).toEqual(["ford@group.example"]);
});
