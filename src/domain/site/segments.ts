import { z } from "zod";

const segment = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be one part of an address, as lease-calculator");

const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** Segments of the market's addresses. Known segments of other markets redirect to the active ones with 301. */
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

/** Segments below a brand; the same in every market. */
export const BRAND_SEGMENTS = {
  interest: "interest",
  testDrive: "testdrive",
  leaseCalculator: "lease-calculator",
  locations: "locations",
} as const;

/** Form segments that are the same in every market. */
export const FORM_SEGMENTS = {
  onlineLeasing: "leasing-en-ligne",
  tradeIn: "reprise",
  favourites: "demande",
  leaseRequest: "demande",
  application: "candidature",
} as const;

/** Parameter with the slug of the location that receives a form. */
export const LOCATION_PARAMETER = "concession";

/** Parameter with the version of a model that a form is about. */
export const VERSION_PARAMETER = "version";

const KNOWN_SETS = [DEFAULT_SEGMENTS, FRENCH_SEGMENTS];

const isKnownSegment = (name: keyof Segments, value: string | undefined): boolean =>
  value !== undefined && KNOWN_SETS.some((set) => set[name] === value);

const VEHICLE_FORMS = ["interest", "testDrive", "leaseCalculator"] as const;
const LISTS = ["compare", "favorite"] as const;

const segmentsInAllMarkets = (name: keyof Segments): readonly string[] => [
  ...new Set(KNOWN_SETS.map((set) => set[name])),
];

/** Segments of a list in all known markets; `segmentRedirect` leads from each to the active one. */
export const listSegments = (list: (typeof LISTS)[number]): readonly string[] => segmentsInAllMarkets(list);

/** Segments of the locations in all known markets. */
export const locationSegments = (): readonly string[] => segmentsInAllMarkets("locations");

/** Slug of the location that a story tells of ("concessions/bertrange" of "bertrange"); null for any other story. */
export const locationOfStory = (storySlug: string): string | null => {
  const [first, location, ...rest] = storySlug.split("/");
  return location !== undefined && rest.length === 0 && isKnownSegment("locations", first) ? location : null;
};

/** Segments of the locations in other markets than the one with `active`. */
export const knownLocationSegments = (active: string): readonly string[] =>
  locationSegments().filter((name) => name !== active);

const toActiveSegments = (pathSegments: readonly string[], active: Segments): readonly string[] => {
  const [first, second, third, ...rest] = pathSegments;
  if (isKnownSegment("locations", first)) return [active.locations, ...pathSegments.slice(1)];
  if (first !== active.stock && !isKnownSegment("stock", first)) return pathSegments;
  const below = pathSegments.slice(2);
  const list =
    below.length === 0 || below[0] === FORM_SEGMENTS.favourites
      ? LISTS.find((name) => isKnownSegment(name, second))
      : undefined;
  if (list) return [active.stock, active[list], ...below];
  const form = third === undefined ? undefined : VEHICLE_FORMS.find((name) => isKnownSegment(name, third));
  return form && second !== undefined
    ? [active.stock, second, active[form], ...rest]
    : [active.stock, ...pathSegments.slice(1)];
};

/**
 * Target of a path with segments of another market ("/stock/compare" to "/stock/comparer", "/locations/x" to
 * "/concessions/x"); null if the path uses the active segments. The caller must preserve the query string.
 */
export const segmentRedirect = (pathname: string, active: Segments): string | null => {
  const target = `/${toActiveSegments(pathname.split("/").slice(1), active).join("/")}`;
  return target === pathname ? null : target;
};
