import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { BODY_STYLES } from "#domain/vehicles/index.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { readPages } from "./site-with-settings.ts";

const { url } = sharedSite();
const readPage = readPages(url);

type Listed = {
  readonly slug: string;
  readonly title: string;
  readonly fuel_type: string | null;
  readonly body_style: string | null;
  readonly shape: string | null;
};

const readList = async (query: string) => {
  const answer = await fetch(`${url}/api/v1/vehicles?${query}&perPage=100`);
  expect([query, answer.status]).toEqual([query, 200]);
  return (await answer.json()) as {
    readonly total: number;
    readonly vehicles: readonly Listed[];
    readonly facets: { readonly shape: { readonly joined?: number } };
  };
};

const textOf = (element: HTMLElement): string => element.text.replaceAll(/[\s\u00a0\u202f]+/gu, " ").trim();

const rowOf = (page: HTMLElement, name: string): string | null => {
  const value = page.querySelectorAll(".facts dt").find((label) => textOf(label) === name)?.nextElementSibling;
  return value ? textOf(value) : null;
};

/** The titles that a phrase finds, once each. */
const findByPhrase = async (phrase: string): Promise<readonly string[]> => {
  const page = await fetch(`${url}/stock?${new URLSearchParams({ q: phrase })}`);
  const { vehicles } = await readList(new URL(page.url).searchParams.toString());
  return [...new Set(vehicles.map(({ title }) => title))];
};

test("a phrase finds an electric car by its shape", async () => {
  const city = await findByPhrase("citadine électrique");
  expect(city).toEqual(expect.arrayContaining(["Renault Zoe", "Dacia Spring", "BMW i3", "Hyundai Inster"]));
  expect(city).not.toContain("MG MG4");
  const suv = await findByPhrase("SUV électrique");
  expect(suv).toContain("Hyundai IONIQ 5");
  expect(suv).not.toContain("Renault Zoe");
});

test("each body style stays the value of its filter, as the feed has it", async () => {
  for (const style of BODY_STYLES) {
    const { vehicles, total } = await readList(`body=${style}`);
    expect(total, style).toBeGreaterThan(0);
    expect([...new Set(vehicles.map(({ body_style }) => body_style))]).toEqual([style]);
  }
});

test("a car whose shape is unknown joins those of the shapes of its model, and the page says so", async () => {
  const { vehicles, facets } = await readList("shape=estate&brand=skoda");
  const unknown = vehicles.filter(({ shape }) => shape === null);
  expect(unknown.map(({ title, body_style }) => [title, body_style])).toContainEqual(["Škoda Octavia", "company_car"]);
  expect(facets.shape.joined).toBe(unknown.length);
  expect(textOf(await readPage("/stock?shape=estate&brand=skoda"))).toContain(
    "La carrosserie de 2 de ces véhicules n’est pas précisée",
  );
  expect(textOf(await readPage("/stock?shape=estate&brand=volvo"))).not.toContain("n’est pas précisée");
  const suvs = await readList("shape=suv&brand=skoda");
  expect(suvs.vehicles.map(({ title }) => title)).not.toContain("Škoda Octavia");
});

test("a vehicle's page says the shape beside an energy, and no electric car is a hybrid", async () => {
  const { vehicles } = await readList("body=electric&body=hybrid&sort=name");
  const models = new Map(
    vehicles.map((vehicle) => [`${vehicle.title} ${vehicle.fuel_type} ${vehicle.body_style}`, vehicle]),
  );
  for (const { slug, fuel_type, body_style } of models.values()) {
    const page = await readPage(`/stock/${slug}`);
    expect(rowOf(page, "Carrosserie"), slug).toMatch(/^(?:Citadine|SUV|Berline compacte 5 portes)$/);
    expect([slug, rowOf(page, "Catégorie")]).toEqual([slug, body_style === "electric" ? "Électrique" : "Hybride"]);
    expect([slug, body_style === "hybrid" && fuel_type === "electric"]).toEqual([slug, false]);
  }
});

test.each([
  ["electric-petrol", "Hybride rechargeable (essence)"],
  ["electric-diesel", "Hybride rechargeable (diesel)"],
])("a plug-in hybrid of the fuel %s has its name on its page", async (fuel, name) => {
  const { vehicles } = await readList(`fuel=${fuel}`);
  expect(rowOf(await readPage(`/stock/${vehicles[0]?.slug}`), "Carburant")).toContain(name);
});
