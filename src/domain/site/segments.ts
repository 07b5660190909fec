import { z } from "zod";

const segment = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be one part of an address, as lease-calculator");

const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** The words of the market's addresses; one set is active, every other known form answers 301 to it. */
export const segmentsSchema = z
  .strictObject({
    stock: segment.default("stock"),
    compare: segment.default("compare"),
    favorite: segment.default("favorite"),
    interest: segment.default("interest"),
    testDrive: segment.default("test-drive"),
    leaseCalculator: segment.default("lease-calculator"),
    locations: segment.default("locations"),
    models: segment.default("models"),
  })
  .refine((set) => distinct([set.compare, set.favorite]), { error: "compare and favorite must differ" })
  .refine((set) => distinct([set.interest, set.testDrive, set.leaseCalculator]), {
    error: "interest, testDrive and leaseCalculator must differ",
  })
  .refine((set) => set.stock !== set.locations, { error: "stock and locations must differ" });

export type Segments = Readonly<z.infer<typeof segmentsSchema>>;

export const DEFAULT_SEGMENTS: Segments = segmentsSchema.parse({});

export const FRENCH_SEGMENTS: Segments = {
  stock: "stock",
  compare: "comparer",
  favorite: "favoris",
  interest: "interessee",
  testDrive: "essai-routier",
  leaseCalculator: "lease-calculator",
  locations: "concessions",
  models: "models",
};

/** Below a brand the words are the same in every market. */
export const BRAND_SEGMENTS = {
  interest: "interest",
  testDrive: "testdrive",
  leaseCalculator: "lease-calculator",
} as const;

/** The words of forms that no market names otherwise. */
export const FORM_SEGMENTS = {
  onlineLeasing: "leasing-en-ligne",
  tradeIn: "reprise",
  favourites: "demande",
  application: "candidature",
} as const;

/** The parameter that names the place which answers a form. */
export const PLACE_PARAMETER = "concession";

const KNOWN_SETS = [DEFAULT_SEGMENTS, FRENCH_SEGMENTS];

const isForm = (name: keyof Segments, word: string | undefined): boolean =>
  word !== undefined && KNOWN_SETS.some((set) => set[name] === word);

const FORMS_OF_A_VEHICLE = ["interest", "testDrive", "leaseCalculator"] as const;
const LISTS = ["compare", "favorite"] as const;

/** The words a list of vehicles has in the markets we know; `segmentRedirect` leads from each to the active one. */
export const listWords = (list: (typeof LISTS)[number]): readonly string[] => [
  ...new Set(KNOWN_SETS.map((set) => set[list])),
];

const activeParts = (parts: readonly string[], active: Segments): readonly string[] => {
  const [first, second, third, ...rest] = parts;
  if (isForm("locations", first)) return [active.locations, ...parts.slice(1)];
  if (first !== active.stock && !isForm("stock", first)) return parts;
  const below = parts.slice(2);
  const list =
    below.length === 0 || below[0] === FORM_SEGMENTS.favourites
      ? LISTS.find((name) => isForm(name, second))
      : undefined;
  if (list) return [active.stock, active[list], ...below];
  const form = third === undefined ? undefined : FORMS_OF_A_VEHICLE.find((name) => isForm(name, third));
  return form && second !== undefined
    ? [active.stock, second, active[form], ...rest]
    : [active.stock, ...parts.slice(1)];
};

/**
 * Where a path that uses another market's words belongs ("/stock/compare" to "/stock/comparer", "/locations/x" to
 * "/concessions/x"), or null where it already says it in the active ones. Query strings are the caller's to keep.
 */
export const segmentRedirect = (pathname: string, active: Segments): string | null => {
  const target = `/${activeParts(pathname.split("/").slice(1), active).join("/")}`;
  return target === pathname ? null : target;
};
