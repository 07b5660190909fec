import { formatPosition, parsePosition, type Bounds, type Position } from "../geo/index.ts";
import { isService, type Service } from "./services.ts";

/** Open at the time of the search, or on ordinary Saturdays. */
const OPENINGS = ["now", "saturday"] as const;

type Opening = (typeof OPENINGS)[number];

/** Criteria of a visitor; null: anything. */
export type LocatorQuery = {
  /** A name, town, postcode, brand or service; at most 80 characters. */
  readonly text: string;
  /** Slug of a brand. */
  readonly brand: string | null;
  readonly service: Service | null;
  readonly opening: Opening | null;
  /** The visitor's own position; a text takes its place. */
  readonly near: Position | null;
  /** The part of the map that the visitor has enlarged. */
  readonly zone: Bounds | null;
};

export const EMPTY_LOCATOR_QUERY: LocatorQuery = {
  text: "",
  brand: null,
  service: null,
  opening: null,
  near: null,
  zone: null,
};

/** Names of the parameters in addresses. */
export const LOCATOR_PARAMETERS = {
  text: "ou",
  brand: "marque",
  service: "service",
  opening: "ouvert",
  near: "pres",
  zone: "zone",
} as const;

const OPENING_VALUES: Readonly<Record<Opening, string>> = { now: "maintenant", saturday: "samedi" };

const MAX_TEXT_LENGTH = 80;

/** "49.3,5.5,50.3,6.7": south, west, north, east. */
const parseZone = (text: string): Bounds | null => {
  const [south, west, north, east, ...rest] = text.split(",");
  const southWest = parsePosition(`${south},${west}`);
  const northEast = parsePosition(`${north},${east}`);
  if (southWest === null || northEast === null || rest.length > 0) return null;
  const zone = { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng };
  return zone.south <= zone.north && zone.west <= zone.east ? zone : null;
};

/** Reads an address query; ignores what it does not understand. */
export const parseLocatorQuery = (params: Pick<URLSearchParams, "get">): LocatorQuery => {
  const read = (name: keyof typeof LOCATOR_PARAMETERS): string => (params.get(LOCATOR_PARAMETERS[name]) ?? "").trim();
  const service = read("service");
  return {
    text: read("text").slice(0, MAX_TEXT_LENGTH),
    brand: read("brand").slice(0, MAX_TEXT_LENGTH) || null,
    service: isService(service) ? service : null,
    opening: OPENINGS.find((opening) => OPENING_VALUES[opening] === read("opening")) ?? null,
    near: parsePosition(read("near")),
    zone: parseZone(read("zone")),
  };
};

const formatZone = ({ south, west, north, east }: Bounds): string =>
  [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
    .map(formatPosition)
    .join(",");

export const writeLocatorQuery = ({ text, brand, service, opening, near, zone }: LocatorQuery): URLSearchParams => {
  const values: Readonly<Record<keyof typeof LOCATOR_PARAMETERS, string>> = {
    text,
    brand: brand ?? "",
    service: service ?? "",
    opening: opening === null ? "" : OPENING_VALUES[opening],
    near: near === null ? "" : formatPosition(near),
    zone: zone === null ? "" : formatZone(zone),
  };
  const names = Object.keys(LOCATOR_PARAMETERS) as (keyof typeof LOCATOR_PARAMETERS)[];
  return new URLSearchParams(
    names.flatMap((name) => (values[name] === "" ? [] : [[LOCATOR_PARAMETERS[name], values[name]]])),
  );
};
