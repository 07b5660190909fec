import { COUNTRIES } from "#domain/countries/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { CardContext } from "../vehicle/card/vehicle-card-view.ts";
import { exampleMonthlyOffer, exampleVehicle } from "../vehicle/card/vehicle.examples.ts";
import { costTexts } from "../leasing/index.ts";
import { ComparePage } from "../shortlist/compare/compare-page.tsx";
import { buildCompareView } from "../shortlist/compare/compare-view.ts";
import { FavouritesPage } from "../shortlist/favourites/favourites-page.tsx";
import { buildFavouritesView } from "../shortlist/favourites/favourites-view.ts";

const cards: CardContext = {
  hrefOf: ({ slug }) => `/stock/${slug}`,
  monthlyOf: exampleMonthlyOffer,
  locationNameOf: () => "Exempleville",
  wltp: true,
  now: new Date("2026-11-20T10:00:00Z"),
  stockOpenedAt: new Date("2026-06-01T08:00:00Z"),
};

const CARS: readonly Vehicle[] = [
  exampleVehicle({ id: 100 }),
  exampleVehicle({ id: 101, color: "blue", mileage_km: 48_000, owners: 2, equipment: ["abs", "tow_bar"] }),
  exampleVehicle({ id: 102, color: "white", fuel_type: "electric", body_style: "suv", range_km: 420, equipment: [] }),
];

const common = {
  shared: false,
  query: new URLSearchParams(),
  crumbs: [],
  newest: [],
  cards,
  paths: createPaths(FRENCH_SEGMENTS),
  siteUrl: "https://www.garage.example",
} as const;

const favourites = (vehicles: readonly Vehicle[], removed: readonly string[]) =>
  buildFavouritesView({
    ...common,
    vehicles,
    changes: vehicles.slice(0, 1).map(({ id }) => ({ id, kind: "cheaper", cents: 50_000, day: 20_769 })),
    today: 20_778,
    removedVehicles: removed.map((name) => ({ name, href: "#", isSold: true })),
    removedCount: removed.length,
  });

const comparison = (vehicles: readonly Vehicle[]) =>
  buildCompareView({
    ...common,
    vehicles,
    removedVehicles: [],
    removedCount: 0,
    estimateOf: () => null,
    costTexts: costTexts(COUNTRIES.LU.terms, null),
    settings: { wltp: true, co2Image: true, timeZone: "Europe/Luxembourg", countryTerms: COUNTRIES.LU.terms },
  });

/** Both list pages, one screen per state. */
export const LIST_SCREENS = {
  favoris: () => <FavouritesPage view={favourites(CARS, ["Ford Puma Titanium"])} />,
  "favoris-aucun": () => <FavouritesPage view={favourites([], [])} />,
  comparaison: () => <ComparePage view={comparison(CARS)} />,
  "comparaison-un-seul": () => <ComparePage view={comparison(CARS.slice(0, 1))} />,
  "comparaison-aucun": () => <ComparePage view={comparison([])} />,
};
