/** What a first visit loads: bytes as the site sends them to a browser that accepts Brotli, and numbers of requests. */
export type Weight = {
  readonly path: string;
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  /** Number of requests, pictures excluded. */
  readonly requests: number;
};

type Measure = Exclude<keyof Weight, "path">;

/** Measured on 27 November 2026 at 1440 pixels, a page for each template. `npm run bench:weight` prints today's. */
export const MEASURED: readonly Weight[] = [
  { path: "/", html: 22741, scripts: 131013, styles: 14494, fonts: 30092, requests: 16 },
  { path: "/stock", html: 22722, scripts: 139763, styles: 16436, fonts: 30092, requests: 20 },
  {
    path: "/stock/23961-1-ford-capri-select-52-kwh-rwd-170",
    html: 24627,
    scripts: 134786,
    styles: 18612,
    fonts: 30092,
    requests: 27,
  },
  { path: "/ford", html: 17885, scripts: 134529, styles: 14494, fonts: 30092, requests: 21 },
  { path: "/ford/models/puma", html: 13788, scripts: 135842, styles: 15314, fonts: 30092, requests: 21 },
  { path: "/private-lease", html: 24587, scripts: 142041, styles: 14494, fonts: 30092, requests: 23 },
  { path: "/private-lease/fiat-panda", html: 21359, scripts: 132510, styles: 16873, fonts: 30092, requests: 26 },
  { path: "/faq", html: 15394, scripts: 131013, styles: 14494, fonts: 30092, requests: 15 },
  { path: "/contact", html: 17195, scripts: 138525, styles: 14494, fonts: 30092, requests: 17 },
  { path: "/concessions", html: 14709, scripts: 134828, styles: 14494, fonts: 30092, requests: 19 },
  { path: "/concessions/bertrange", html: 19770, scripts: 134527, styles: 15034, fonts: 30092, requests: 22 },
  { path: "/carrieres", html: 16354, scripts: 139819, styles: 14494, fonts: 30092, requests: 21 },
  {
    path: "/stock/23961-1-ford-capri-select-52-kwh-rwd-170/essai-routier",
    html: 14219,
    scripts: 128893,
    styles: 15371,
    fonts: 30092,
    requests: 17,
  },
];

/** Tolerance over the measured size: opening hours, prices and small features change it. */
const ROOM = 1.15;

export const limitOf = (measured: Weight, measure: Measure): number => Math.ceil(measured[measure] * ROOM);

const MEASURES: readonly Measure[] = ["html", "scripts", "styles", "fonts", "requests"];

/** A sentence for each measure over its budget. */
export const findExcesses = (weight: Weight, measured: Weight): readonly string[] =>
  MEASURES.filter((measure) => weight[measure] > limitOf(measured, measure)).map(
    (measure) =>
      `${weight.path}: ${measure} is ${weight[measure]}, more than ${limitOf(measured, measure)} (${measured[measure]} and 15 %)`,
  );
