import type { RequestedTerms } from "../leasing/index.ts";

/** How many of one offer a company may request at once. */
export const FLEET_QUANTITY = { min: 1, max: 99 } as const;

/** How many lines a request may have. */
export const MAX_FLEET_LINES = 20;

/** An offer that a company requests so many times, at terms of its own or at the advertised ones. */
export type FleetRequestLine = {
  /** Slug of the offer. */
  readonly slug: string;
  readonly terms: RequestedTerms;
  readonly quantity: number;
};

export type FleetQuery = {
  readonly lines: readonly FleetRequestLine[];
  /** Lines whose quantity is none, as entered. */
  readonly invalid: readonly (Omit<FleetRequestLine, "quantity"> & { readonly entered: string })[];
};

const PREFIX = "quantity-";

/** Those of a line that states none: it is requested at the advertised terms. */
export const NO_TERMS: RequestedTerms = { durationMonths: null, annualMileageKm: null, depositCents: null };

/** The name of a line's parameter: `quantity-ford-puma`, `quantity-ford-puma.48.25000`, with the deposit in euros if it is chosen. */
export const fleetParameter = (
  slug: string,
  { durationMonths, annualMileageKm, depositCents }: RequestedTerms = NO_TERMS,
): string => {
  if (durationMonths === null || annualMileageKm === null) return PREFIX + slug;
  const deposit = depositCents === null ? [] : [Math.round(depositCents / 100)];
  return PREFIX + [slug, durationMonths, annualMileageKm, ...deposit].join(".");
};

const readTerms = ([months, km, euros]: readonly string[]): RequestedTerms =>
  months === undefined || km === undefined
    ? NO_TERMS
    : {
        durationMonths: Number(months),
        annualMileageKm: Number(km),
        depositCents: euros === undefined ? null : Number(euros) * 100,
      };

const NAME = /^quantity-([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(\d{1,3})\.(\d{1,6})(?:\.(\d{1,7}))?)?$/;

const isNone = (text: string): boolean => /^0*$/.test(text);

/** Reads the lines in an address. An empty quantity and 0 are no line; other names are ignored; of equal ones the last counts. */
export const parseFleetQuery = (params: URLSearchParams): FleetQuery => {
  const entered = new Map([...params].flatMap(([name, value]) => (isNone(value.trim()) ? [] : [[name, value.trim()]])));
  const lines: FleetRequestLine[] = [];
  const invalid: FleetQuery["invalid"][number][] = [];
  for (const [name, text] of entered) {
    const [, slug, ...figures] = NAME.exec(name) ?? [];
    if (slug === undefined) continue;
    const terms = readTerms(figures);
    const quantity = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    if (quantity >= FLEET_QUANTITY.min && quantity <= FLEET_QUANTITY.max) lines.push({ slug, terms, quantity });
    else invalid.push({ slug, terms, entered: text });
  }
  return { lines, invalid };
};

/** Inverse of `parseFleetQuery`. */
export const writeFleetQuery = (lines: readonly FleetRequestLine[]): URLSearchParams =>
  new URLSearchParams(lines.map(({ slug, terms, quantity }) => [fleetParameter(slug, terms), String(quantity)]));

/** Identifies the lines: two requests for the same ones have the same key. */
export const fleetKey = (lines: readonly FleetRequestLine[]): string =>
  [...writeFleetQuery(lines)].map(([name, quantity]) => `${name.slice(PREFIX.length)}*${quantity}`).join("_");
