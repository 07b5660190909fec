import { parse } from "node-html-parser";

/** What a first visit loads: bytes as the site sends them to a browser that accepts Brotli, and numbers of requests. */
export type Weight = {
  readonly path: string;
  readonly html: number;
  readonly scripts: number;
  /** Number of scripts. */
  readonly files: number;
  readonly styles: number;
  readonly fonts: number;
  /** Number of requests, pictures excluded. */
  readonly requests: number;
};

type Measure = Exclude<keyof Weight, "path">;

/** Scripts of a page and of the pages that it preloads, as long as the browser does not save data. */
export type Rest = { readonly path: string; readonly scripts: number; readonly files: number };

/** Scripts as measured on 29 November 2026, the rest on 27 November, at 1440 pixels, a page for each template. `npm run bench:weight` prints today's. */
export const MEASURED: readonly Weight[] = [
  { path: "/", html: 22741, scripts: 135913, files: 7, styles: 14494, fonts: 30092, requests: 14 },
  { path: "/stock", html: 22722, scripts: 136113, files: 6, styles: 16436, fonts: 30092, requests: 13 },
  {
    path: "/stock/23961-1-ford-capri-select-52-kwh-rwd-170",
    html: 24627,
    scripts: 140944,
    files: 8,
    styles: 18612,
    fonts: 30092,
    requests: 16,
  },
  { path: "/ford", html: 17885, scripts: 137281, files: 7, styles: 14494, fonts: 30092, requests: 14 },
  { path: "/ford/models/puma", html: 13788, scripts: 139222, files: 8, styles: 15314, fonts: 30092, requests: 15 },
  { path: "/private-lease", html: 24587, scripts: 144817, files: 8, styles: 14494, fonts: 30092, requests: 15 },
  {
    path: "/private-lease/fiat-panda",
    html: 21359,
    scripts: 138456,
    files: 8,
    styles: 16873,
    fonts: 30092,
    requests: 15,
  },
  { path: "/faq", html: 15394, scripts: 132248, files: 6, styles: 14494, fonts: 30092, requests: 12 },
  { path: "/contact", html: 17195, scripts: 139784, files: 7, styles: 14494, fonts: 30092, requests: 14 },
  { path: "/concessions", html: 14709, scripts: 138466, files: 8, styles: 14494, fonts: 30092, requests: 15 },
  { path: "/concessions/bertrange", html: 19770, scripts: 138414, files: 7, styles: 15034, fonts: 30092, requests: 15 },
  { path: "/carrieres", html: 16354, scripts: 144817, files: 8, styles: 14494, fonts: 30092, requests: 15 },
  {
    path: "/stock/23961-1-ford-capri-select-52-kwh-rwd-170/essai-routier",
    html: 14219,
    scripts: 137993,
    files: 8,
    styles: 15371,
    fonts: 30092,
    requests: 15,
  },
];

/** What a document is before compression, and what a browser builds of it: the goals of its kind. */
const DOCUMENT_LIMITS: ReadonlyMap<string, { readonly bytes: number; readonly elements: number }> = new Map([
  ["/", { bytes: 140_000, elements: 1_300 }],
  ["/stock", { bytes: 150_000, elements: 1_700 }],
  ["/ford", { bytes: 125_000, elements: 1_200 }],
  ["/faq", { bytes: 96_000, elements: 850 }],
]);

/** A sentence for each measure of a document over its limit. */
export const findDocumentExcesses = (path: string, html: string): readonly string[] => {
  const limits = DOCUMENT_LIMITS.get(path);
  if (limits === undefined) return [];
  const measured = { bytes: Buffer.byteLength(html), elements: parse(html).querySelectorAll("*").length };
  return (["bytes", "elements"] as const)
    .filter((measure) => measured[measure] > limits[measure])
    .map((measure) => `${path}: the document has ${measured[measure]} ${measure}, more than ${limits[measure]}`);
};

/** Tolerance over the measured size: opening hours, prices and small features change it. A file more is none of these. */
const ROOM: Readonly<Record<Measure, number>> = {
  html: 1.15,
  scripts: 1.03,
  files: 1,
  styles: 1.15,
  fonts: 1.15,
  requests: 1.15,
};

const limitOf = (measured: Weight, measure: Measure): number => Math.ceil(measured[measure] * ROOM[measure]);

const MEASURES: readonly Measure[] = ["html", "scripts", "files", "styles", "fonts", "requests"];

/** A sentence for each measure over its budget. */
export const findExcesses = (weight: Weight, measured: Weight): readonly string[] =>
  MEASURES.filter((measure) => weight[measure] > limitOf(measured, measure)).map(
    (measure) =>
      `${weight.path}: ${measure} is ${weight[measure]}, more than ${limitOf(measured, measure)} (measured: ${measured[measure]})`,
  );
