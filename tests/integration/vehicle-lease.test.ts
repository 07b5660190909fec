import { beforeAll, describe, expect, test } from "vitest";
import { type Car, createVisitor } from "./form-visitor.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const site = sharedSite();
let ford: Car;

const { request, findFirstVehicle } = createVisitor(() => site);

type LeaseJson = {
  readonly terms: { readonly duration: number; readonly mileage: number; readonly deposit: number };
  readonly monthly: { readonly cents: number; readonly cents_without_vat: number };
  readonly total_cents: number;
  readonly residual_cents: number;
  readonly fee_cents: number;
  readonly financed_cents: number;
  readonly credit_cost_cents: number;
  readonly total_due_cents: number;
  readonly yearly_rate: number;
  readonly effective_rate: number;
  readonly schedule: readonly {
    readonly month: number;
    readonly interest_cents: number;
    readonly principal_cents: number;
    readonly balance_cents: number;
  }[];
};

const readLease = async (query = ""): Promise<LeaseJson> =>
  (await (await request(`/api/v1/vehicles/${ford.id}/lease${query}`)).json()) as LeaseJson;

beforeAll(async () => {
  ford = await findFirstVehicle("brand=ford&condition=new");
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe("the lease of a vehicle as JSON", () => {
  test("has the advertised terms by default, and the month of the vehicle's card", async () => {
    const lease = await readLease();
    const vehicle = (await (await request(`/api/v1/vehicles/${ford.id}`)).json()) as {
      readonly monthly: { readonly cents: number };
    };
    expect(lease.terms).toMatchObject({ duration: 48, mileage: 15_000 });
    expect(lease.monthly.cents).toBe(vehicle.monthly.cents);
  });

  test("has exact sums", async () => {
    const lease = await readLease("?duration=36&mileage=20000&deposit=200000");
    const { schedule } = lease;
    const interest = sum(schedule.map((line) => line.interest_cents));
    const principal = sum(schedule.map((line) => line.principal_cents));
    expect(schedule.map(({ month }) => month)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    expect(principal).toBe(lease.financed_cents - lease.residual_cents);
    expect(schedule.at(-1)?.balance_cents).toBe(lease.residual_cents);
    expect(lease.credit_cost_cents).toBe(interest + lease.fee_cents);
    expect(lease.total_due_cents).toBe(lease.financed_cents + interest + lease.fee_cents);
    expect(lease.total_cents).toBe(200_000 + lease.fee_cents + interest + principal);
    expect(Math.abs(lease.monthly.cents_without_vat - lease.monthly.cents / 1.17)).toBeLessThan(1);
    expect(lease.effective_rate).toBeGreaterThan(lease.yearly_rate);
  });

  test.each([
    ["?duration=48.5", 400, "request/values"],
    ["?duration=", 400, "request/values"],
    ["?mileage=-1", 400, "request/values"],
    ["?deposit=12345678901", 400, "request/values"],
    ["?duration=72", 422, "lease/duration-out-of-range"],
    ["?mileage=500", 422, "lease/mileage-out-of-range"],
    ["?deposit=999999999", 422, "lease/deposit-above-limit"],
  ])("answers %s with %i", async (query, status, code) => {
    const response = await request(`/api/v1/vehicles/${ford.id}/lease${query}`);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const problem = (await response.json()) as { readonly code?: string; readonly detail: string };
    expect(problem.code).toBe(code);
    expect(problem.detail).not.toBe("");
  });

  test("is not found for a vehicle that is not on sale", async () => {
    for (const id of ["999999999", "x"]) expect((await request(`/api/v1/vehicles/${id}/lease`)).status).toBe(404);
  });

  test("is described in the OpenAPI document", async () => {
    const document = (await (await request("/api/v1/openapi.json")).json()) as {
      readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: readonly { name: string }[] } }>>;
    };
    const names = document.paths["/api/v1/vehicles/{id}/lease"]?.get.parameters.map(({ name }) => name);
    expect(names).toEqual(["id", "duration", "mileage", "deposit"]);
  });
});
