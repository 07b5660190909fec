import { expect, test } from "vitest";
import { hasParameterOf, isParameterOf, parametersOf } from "./estimate-parameters.ts";

const params = new URLSearchParams("duration=36&cost-years=2&cost-kwh=0%2C30&page=2&duration=48");

test("knows the parameters of each form of a page", () => {
  const isParameter = isParameterOf("terms", "costs");
  expect(["duration", "mileage", "deposit", "cost-years", "cost-km", "cost-kwh", "cost-fuel"].every(isParameter)).toBe(
    true,
  );
  expect(isParameter("page")).toBe(false);
  expect(isParameterOf("terms")("cost-years")).toBe(false);
  expect(hasParameterOf(params, "terms")).toBe(true);
  expect(hasParameterOf(new URLSearchParams("page=2"), "terms", "costs")).toBe(false);
});

test("reads what one form has to carry for the other", () => {
  expect(parametersOf(params, "terms")).toEqual([["duration", "36"]]);
  expect(parametersOf(params, "costs")).toEqual([
    ["cost-years", "2"],
    ["cost-kwh", "0,30"],
  ]);
  expect(parametersOf(params, "prices")).toEqual([["cost-kwh", "0,30"]]);
});
