import { isGroupBrand, paths } from "./past-catalogue.ts";
import { BRAND_IDS } from "./past-models.ts";
import { allTo, type Row, upTo, USED, USED_CAR_CENTRE } from "./row.ts";

/** Pages of the old lists: all used vehicles, those with an automatic transmission, those of one make. */
export const LIST_PAGES = { general: 29, automatic: 21, brand: 10 } as const;

const AUTOMATIC = 41;
const TRANSMISSIONS = [AUTOMATIC, 42];
const FUELS = [31, 32, 33, 34, 35, 36];
const CAR_TYPES = [51, 52, 53, 54, 55, 56];
const PRICES = [5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000];
const KILOMETERS = [10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 125_000, 150_000];
const POWERS = [50, 75, 100, 125, 150, 200];

const brandField = (id: number): string => `field_used_brand_target_id[]=${id}`;
const fuelField = (id: number): string => `field_fuel_target_id[]=${id}`;
const transmissionField = (id: number): string => `field_transmission_target_id[]=${id}`;
const carTypeField = (id: number): string => `field_car_type_target_id[]=${id}`;

const list = (...parameters: readonly string[]): string => `${USED}?${parameters.join("&")}`;

/** A list and its pages: all of them lead to one destination. */
const pagedList = (to: string, pages: number, ...parameters: readonly string[]): readonly Row[] => [
  [list(...parameters), to],
  ...upTo(pages).map((page): Row => [list(...parameters, `page=${page}`), to]),
];

const listsOfBrand = ([brand, id]: readonly [string, number]): readonly Row[] => {
  const to = isGroupBrand(brand) ? paths.brand({ slug: brand }) : paths.stock();
  return [
    ...pagedList(to, LIST_PAGES.brand, brandField(id)),
    ...allTo(to, [
      ...FUELS.map((fuel) => list(brandField(id), fuelField(fuel))),
      ...TRANSMISSIONS.map((transmission) => list(brandField(id), transmissionField(transmission))),
      ...CAR_TYPES.map((carType) => list(brandField(id), carTypeField(carType))),
      list(brandField(id), "sort_by=random"),
      list(`brand=${brand}`),
    ]),
  ];
};

/** Filtered and paged lists of used vehicles. */
export const listRows = (): readonly Row[] => [
  [USED, USED_CAR_CENTRE],
  ["/fr/vehicules-occasion", USED_CAR_CENTRE],
  ...upTo(LIST_PAGES.general).map((page): Row => [list(`page=${page}`), USED_CAR_CENTRE]),
  ...pagedList(paths.stock(), LIST_PAGES.automatic, transmissionField(AUTOMATIC)),
  [list(transmissionField(42)), paths.stock()],
  ...Object.entries(BRAND_IDS).flatMap(listsOfBrand),
  ...FUELS.flatMap((fuel) => pagedList(paths.stock(), LIST_PAGES.brand, fuelField(fuel))),
  ...CAR_TYPES.flatMap((carType) => pagedList(paths.stock(), LIST_PAGES.brand, carTypeField(carType))),
  ...FUELS.flatMap((fuel) =>
    CAR_TYPES.map((carType): Row => [list(fuelField(fuel), carTypeField(carType)), paths.stock()]),
  ),
  ...allTo(paths.stock(), [
    ...PRICES.map((price) => list(`price=${price}`)),
    ...KILOMETERS.map((kilometers) => list(`kilometers=${kilometers}`)),
    ...POWERS.map((power) => list(`power=${power}`)),
    ...PRICES.flatMap((price) => KILOMETERS.map((kilometers) => list(`price=${price}`, `kilometers=${kilometers}`))),
  ]),
  ...allTo(USED_CAR_CENTRE, [
    list("sort_by=random"),
    ...upTo(LIST_PAGES.general).map((page) => list("sort_by=random", `page=${page}`)),
  ]),
  ...allTo("/vehicules-utilitaires/opel-utilitaires/vivaro", [
    list(carTypeField(57), brandField(17)),
    `${USED}/opel/vivaro`,
  ]),
];
