import { expect, it } from "vitest";
import { aFinance } from "../../../tests/builders/finance.ts";
import { type NamedCar, valueTradeIn } from "./value-trade-in.ts";

const CAR: NamedCar = {
  make: "Ford",
  model: "Puma",
  year: 2024,
  mileageKm: 50_000,
  fuel: "petrol",
  condition: "used",
};

const notRead = (): never => {
  throw new Error("The stock is read without rules");
};

it("gives no price without rules, and does not read the stock", async () => {
  const deps = {
    stock: { index: notRead, byIds: notRead, quickSearch: notRead },
    settings: { finance: aFinance(), tradeIn: [] },
    clock: { now: () => new Date("2026-11-27T10:00:00Z") },
  };
  expect(await valueTradeIn(deps, CAR)).toEqual({ estimate: { ok: false, error: "unset" }, query: null, rules: null });
});
