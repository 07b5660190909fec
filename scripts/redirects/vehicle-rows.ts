import {
  BRANDS,
  createNumbers,
  isGroupBrand,
  LEASE_OFFERS,
  type Model,
  modelPage,
  MODELS,
  paths,
  STOCK,
} from "./past-catalogue.ts";
import { slugify } from "../../src/domain/shared/index.ts";
import { FURTHER_MAKES, PAST_MODELS, PAST_TRIMS } from "./past-models.ts";
import { allTo, NEW, type Row, upTo, USED, USED_CAR_CENTRE } from "./row.ts";

const OTHER_MAKES = [...new Set(STOCK.map(({ brand }) => brand))].filter((brand) => !isGroupBrand(brand)).toSorted();

const privateOfferOf = ({ brand, slug }: Pick<Model, "brand" | "slug">): string | null => {
  const offer = LEASE_OFFERS.find(({ kind, brand: of, model }) => kind === "private" && of === brand && model === slug);
  return offer ? paths.privateLease(offer) : null;
};

const versionsOf = ({ brand, slug, versions }: Model): readonly string[] =>
  versions.map(({ name }) => `${NEW}/${brand}/${slug}/${slugify(name)}`);

/** The page of a model, and for `/fr/vehicules-neufs/{brand}/{model}/{variant}` of a new car in stock its own. */
export const newVehicleRows = (): readonly Row[] => [
  [NEW, paths.stock()],
  ...BRANDS.flatMap(({ slug }) =>
    allTo(paths.brand({ slug }), [
      `${NEW}/${slug}`,
      `${NEW}/${slug}?range=passenger`,
      `${NEW}/${slug}?range=van`,
      `${NEW}?brand=${slug}`,
    ]),
  ),
  ...OTHER_MAKES.flatMap((make) => allTo(paths.stock(), [`${NEW}/${make}`, `${NEW}?brand=${make}`])),
  ...STOCK.filter(({ isUsed }) => !isUsed).map(
    (vehicle): Row => [
      `${NEW}/${vehicle.brand}/${vehicle.model}/${vehicle.trim}-${vehicle.slug.split("-", 1)[0]}`,
      paths.vehicle(vehicle),
    ],
  ),
  ...MODELS.flatMap((model) =>
    allTo(modelPage(model), [
      `${NEW}/${model.brand}/${model.slug}`,
      `${NEW}/${model.brand}?range=${model.slug}`,
      ...versionsOf(model),
    ]),
  ),
  ...Object.entries(PAST_MODELS).flatMap(([brand, models]) =>
    models.flatMap((model) =>
      allTo(paths.brand({ slug: brand }), [
        `${NEW}/${brand}/${model}`,
        ...PAST_TRIMS.map((trim) => `${NEW}/${brand}/${model}/${trim}`),
      ]),
    ),
  ),
];

/** Advertisements of one model that were sold over the years. */
const ADVERTISEMENTS = 26;

/** Sold advertisements lead to what the group has today; the targets take turns. */
const soldRows = (model: Model, nextNumber: () => number): readonly Row[] => {
  const brand = { slug: model.brand };
  const page = modelPage(model);
  const targets = [
    page,
    page,
    page,
    paths.brand(brand),
    paths.brandAllModels(brand),
    paths.stock(),
    USED_CAR_CENTRE,
    privateOfferOf(model) ?? page,
  ];
  return upTo(ADVERTISEMENTS).map((number): Row => {
    const version = model.versions[number % Math.max(model.versions.length, 1)]?.name ?? "";
    const from = `${USED}/${model.brand}/${slugify(`${model.slug} ${version}`)}-${nextNumber()}`;
    return [from, targets[number % targets.length] ?? page];
  });
};

/** Advertisements of used vehicles: `/fr/vehicules-occasion-stock/{brand}/{variant}`. */
export const usedVehicleRows = (): readonly Row[] => {
  const nextNumber = createNumbers(4_001);
  const makes = [...FURTHER_MAKES, ...OTHER_MAKES.filter((make) => !FURTHER_MAKES.includes(make))];
  return [
    ...STOCK.filter(({ isUsed }) => isUsed).map(
      (vehicle): Row => [
        `${USED}/${vehicle.brand}/${vehicle.model}-${vehicle.trim}-${vehicle.slug.split("-", 1)[0]}`,
        paths.vehicle(vehicle),
      ],
    ),
    ...BRANDS.map(({ slug }): Row => [`${USED}/${slug}`, paths.brand({ slug })]),
    ...MODELS.flatMap((model) => soldRows(model, nextNumber)),
    ...Object.entries(PAST_MODELS).flatMap(([brand, models]) =>
      models.flatMap((model) =>
        PAST_TRIMS.map((trim, index): Row => {
          const to = index % 2 === 0 ? paths.brandAllModels({ slug: brand }) : USED_CAR_CENTRE;
          return [`${USED}/${brand}/${model}-${trim}-${nextNumber()}`, to];
        }),
      ),
    ),
    ...makes.map((make): Row => [`${USED}/${make}`, paths.stock()]),
    ...makes.flatMap((make) =>
      PAST_TRIMS.map((trim, index): Row => {
        const to = index % 2 === 0 ? paths.stock() : USED_CAR_CENTRE;
        return [`${USED}/${make}/${trim}-${nextNumber()}`, to];
      }),
    ),
  ];
};
