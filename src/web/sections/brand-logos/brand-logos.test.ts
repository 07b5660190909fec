import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries/index.ts";
import { FORD, buildView } from "../../../../tests/builders/live-sections.ts";
import type { LiveContent } from "../elements/live-content.ts";
import type { BrandLogosView } from "./brand-logos-view.ts";

const MG = { ...FORD, id: 2, slug: "mg", name: "MG" };
const SUZUKI = { ...FORD, id: 3, slug: "suzuki", name: "Suzuki", logo: { url: "/media/suzuki.svg", alt: "Suzuki" } };
const OPEL = { ...FORD, id: 4, slug: "opel", name: "Opel", logo: { url: "https://cdn.example/o.svg", alt: "Opel" } };

const marks = async (disabledBrandLogos: string[] = []) => {
  const content: Partial<LiveContent> = {
    brands: [FORD, MG, SUZUKI, OPEL],
    count: () => 3,
    display: { wltp: true, lease: { co2: true }, disabledBrandLogos, countryTerms: COUNTRIES.LU.terms },
  };
  const view = await buildView<BrandLogosView>({ component: "brand_logos" as const, title: "Nos marques" }, content);
  return Object.fromEntries(view?.brands.map(({ name, mark }) => [name, mark]) ?? []);
};

test("marks brands by the logo that the site serves, else by their name", async () => {
  expect(await marks()).toEqual({
    Ford: { type: "name" },
    MG: { type: "name" },
    Suzuki: { type: "logo", src: "/media/suzuki.svg" },
    Opel: { type: "name" },
  });
});

test("names a brand whose logo the market disables", async () => {
  expect(await marks(["suzuki", "mg"])).toMatchObject({
    MG: { type: "name" },
    Suzuki: { type: "name" },
  });
});
