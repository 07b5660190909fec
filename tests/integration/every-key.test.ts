import { parse, type HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import {
  BODY_STYLES,
  EQUIPMENT,
  FUEL_TYPES,
  includedEquipment,
  TRANSMISSIONS,
  VEHICLE_KINDS,
} from "#domain/vehicles/index.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { readPages } from "./site-with-settings.ts";

const { url } = sharedSite();
const readPage = readPages(url);

type Facet = { readonly values: readonly { readonly value: string; readonly label: string }[] };

type ListedVehicle = { readonly id: number; readonly slug: string };

type Detail = Readonly<Record<string, unknown>> & {
  readonly slug: string;
  readonly title: string;
  readonly brand: { readonly name: string };
  readonly model: { readonly name: string };
  readonly price: { readonly purchase: { readonly formatted: string; readonly suffix: string } };
};

const readJson = async <T>(path: string): Promise<T> => {
  const answer = await fetch(`${url}/api/v1/${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as T;
};

const firstVehicle = async (query: string) => {
  const { vehicles, facets } = await readJson<{
    readonly vehicles: readonly ListedVehicle[];
    readonly facets: Readonly<Record<string, Facet>>;
  }>(`vehicles?${query}&perPage=1`);
  expect(vehicles, query).toHaveLength(1);
  return { facets, vehicle: await readJson<Detail>(`vehicles/${vehicles[0]?.id}`) };
};

const textOf = (element: HTMLElement | null | undefined): string =>
  (element?.text ?? "").replaceAll(/[\s\u00a0\u202f]+/gu, " ").trim();

/** What a vehicle's page says of a characteristic, which has one of some names. */
const rowOf = (page: HTMLElement, ...names: readonly string[]): string =>
  textOf(page.querySelectorAll(".facts dt").find((label) => names.includes(textOf(label)))?.nextElementSibling);

const KEYS = [
  ["fuel", "fuel_type", ["Carburant"], FUEL_TYPES],
  ["body", "body_style", ["Carrosserie", "Catégorie"], BODY_STYLES],
  ["kind", "kind", ["Type"], VEHICLE_KINDS],
  ["transmission", "transmission_type", ["Boîte de vitesses"], TRANSMISSIONS],
] as const;

test.each(KEYS)(
  "each key of %s is an option of its filter, a row of a vehicle's page and a value of the API",
  async (filter, field, rows, keys) => {
    for (const key of keys) {
      const query = `${filter}=${key.replaceAll("+", "-")}`;
      const { facets, vehicle } = await firstVehicle(query);
      expect(vehicle).toHaveProperty(field, key);
      const label = facets[filter]?.values.find(({ value }) => value === key)?.label ?? "";
      expect(label, `${key} has a label`).toMatch(/\S/);
      const option = (await readPage(`/stock?${query}`)).querySelector(`.facet input[checked][name="${filter}"]`);
      expect(textOf(option?.parentNode), key).toContain(label);
      const visible = rowOf(await readPage(`/stock/${vehicle.slug}`), ...rows);
      expect(visible.startsWith(label), `${key} is "${visible}"`).toBe(true);
    }
  },
);

test("the equipment that the specification names is filtered, shown and a value of the API", async () => {
  for (const key of ["abs", "air_conditioning", "isofix", "led_headlights", "navigation_system", "tow_bar"] as const) {
    const { facets, vehicle } = await firstVehicle(`equipment=${key}`);
    const equipment = vehicle["equipment"] as readonly string[];
    // A filter also finds what is more precise: a climate control is an air conditioning.
    const precise = EQUIPMENT.filter((other) => includedEquipment(other, [key]).length > 0);
    const found = [key, ...precise].filter((one) => equipment.includes(one));
    expect(found, key).not.toEqual([]);
    const labels = found.map((one) => facets["equipment"]?.values.find(({ value }) => value === one)?.label ?? "");
    for (const label of labels) expect(label, `${key} has a label`).toMatch(/\S/);
    const text = textOf((await readPage(`/stock/${vehicle.slug}`)).querySelector("main"));
    expect(
      labels.some((label) => text.includes(label)),
      key,
    ).toBe(true);
  }
});

test("name, price and characteristics of a vehicle are the same in the API and on its page", async () => {
  const { vehicle } = await firstVehicle("condition=used&availability=available");
  const { title, brand, model, price } = vehicle;
  expect(title).toBe(`${brand.name} ${model.name}`);
  const page = await readPage(`/stock/${vehicle.slug}`);
  expect(textOf(page.querySelector("h1"))).toContain(title);
  expect(price.purchase.suffix).toBe("TTC");
  const offer = textOf(page.querySelector(".offer-price"));
  expect(offer).toContain(textOf(parse(price.purchase.formatted)));
  expect(offer).toContain("TTC");
  const numbers = (text: string): number => Number(text.replaceAll(/\(.*\)|\D/gu, ""));
  expect(numbers(rowOf(page, "Kilométrage"))).toBe(vehicle["mileage_km"]);
  expect(numbers(rowOf(page, "Année de construction"))).toBe(vehicle["construction_year"]);
  expect(numbers(rowOf(page, "Puissance"))).toBe(vehicle["power_kw"]);
});
