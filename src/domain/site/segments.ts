import { z } from "zod";

const segment = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be one part of an address, as lease-calculator");

const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** First segments of addresses that are the same in every market. */
const FIXED_SEGMENTS = [
  "alertes",
  "brands",
  "business-lease",
  "carrieres",
  "fr",
  "frontaliers",
  "listes",
  "news",
  "private-lease",
  "reprise",
];

/** Segments below a vehicle that are the same in every market. */
const FIXED_BELOW_VEHICLE = ["fiche", "leasing-en-ligne", "question", "rappel", "reprise"];

const noneOf = (fixed: readonly string[], values: readonly string[]): boolean =>
  !values.some((value) => fixed.includes(value));

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
  .refine((set) => set.stock !== set.locations, { error: "stock and locations must differ" })
  .refine((set) => set.stock !== set.models, { error: "stock and models must differ" })
  .refine((set) => noneOf(FIXED_SEGMENTS, [set.stock, set.locations]), {
    error: `stock and locations must be none of ${FIXED_SEGMENTS.join(", ")}`,
  })
  .refine((set) => noneOf(FIXED_BELOW_VEHICLE, [set.interest, set.testDrive, set.leaseCalculator]), {
    error: `interest, testDrive and leaseCalculator must be none of ${FIXED_BELOW_VEHICLE.join(", ")}`,
  });

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
  question: "question",
  callBack: "rappel",
} as const;

/** Parameter with the slug of the location that receives a form. */
export const LOCATION_PARAMETER = "concession";

/** Parameter with the version of a model that a form is about. */
export const VERSION_PARAMETER = "version";

/** Parameter with what a request about a vehicle is about, and its one value: the file of the vehicle. */
export const TOPIC_PARAMETER = "objet";
export const FILE_TOPIC = "dossier";

/** The photographs of a vehicle that has none. */
export const PHOTO_TOPIC = "photos";

/** The built-in sets. */
const KNOWN_SETS = [DEFAULT_SEGMENTS, FRENCH_SEGMENTS];

type SegmentName = keyof Segments;

const SEGMENT_NAMES = Object.keys(DEFAULT_SEGMENTS) as readonly SegmentName[];

/** Placeholder for a segment of the settings in route paths: "{stock}". */
export const segmentPlaceholder = (name: SegmentName): string => `{${name}}`;

/** The path of a route with the segments of a market: "{stock}/:vehicle" to "stock/:vehicle". */
export const fillSegments = (routePath: string, segments: Segments): string =>
  SEGMENT_NAMES.reduce((path, name) => path.replace(segmentPlaceholder(name), segments[name]), routePath);

const isKnownSegment = (name: SegmentName, value: string | undefined): boolean =>
  value !== undefined && KNOWN_SETS.some((set) => set[name] === value);

const VEHICLE_FORMS = ["interest", "testDrive", "leaseCalculator"] as const;
const LISTS = ["compare", "favorite"] as const;

/**
 * Slug of the location that a story describes ("concessions/centre" of "centre"); null for any other story.
 * `active`: the market's segment for locations, if it differs.
 */
export const locationOfStory = (storySlug: string, active?: string): string | null => {
  const [first, location, ...rest] = storySlug.split("/");
  if (location === undefined || rest.length > 0) return null;
  return first === active || isKnownSegment("locations", first) ? location : null;
};

/** Segments of the locations in the built-in sets, without the active one. */
export const knownLocationSegments = (active: string): readonly string[] => [
  ...new Set(KNOWN_SETS.map(({ locations }) => locations).filter((name) => name !== active)),
];

/** The active form of a segment at a position that may contain one of `names`; any other segment unchanged. */
const toActive = (value: string, names: readonly SegmentName[], active: Segments): string => {
  if (names.some((name) => active[name] === value)) return value;
  const name = names.find((candidate) => isKnownSegment(candidate, value));
  return name === undefined ? value : active[name];
};

/** True for the slug of a brand with pages. */
type IsBrand = (slug: string) => boolean;

const belowStock = (rest: readonly string[], active: Segments): readonly string[] => {
  const [second, third, ...others] = rest;
  if (second === undefined) return [];
  const isList = third === undefined || third === FORM_SEGMENTS.favourites;
  const list = isList ? toActive(second, LISTS, active) : second;
  return third === undefined ? [list] : [list, toActive(third, VEHICLE_FORMS, active), ...others];
};

const toActiveSegments = (pathSegments: readonly string[], active: Segments, isBrand: IsBrand): readonly string[] => {
  const [first = "", ...rest] = pathSegments;
  const root = toActive(first, ["stock", "locations"], active);
  if (root === active.stock) return [root, ...belowStock(rest, active)];
  if (root === active.locations) return [root, ...rest];
  const [second, ...others] = rest;
  if (second === undefined || !isBrand(first)) return pathSegments;
  return [first, toActive(second, ["stock", "models"], active), ...others];
};

/**
 * The path with the active segments instead of the built-in ones: "/stock/compare" as "/stock/comparer",
 * "/locations/x" as "/concessions/x". Other paths are returned unchanged.
 */
export const withActiveSegments = (pathname: string, active: Segments, isBrand: IsBrand = () => false): string =>
  `/${toActiveSegments(pathname.split("/").slice(1), active, isBrand).join("/")}`;
