import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { StockIndex } from "#domain/search/index.ts";
import { prepareQuickSearch } from "#domain/phrases/index.ts";
import { EMPTY_QUERY, type StockRecord } from "#domain/vehicles/index.ts";
import { median } from "../../scripts/statistics.ts";
import { readPhrases } from "../phrases/phrases.ts";
import { type Engine, type EngineMaker, assertSameAnswer } from "./answer.ts";
import { toJsonLines, measureIndexing, measureStoring } from "./build-cost.ts";
import { renderChart } from "./chart.ts";
import { measureDistances } from "./distances.ts";
import { createDuckdbEngine } from "./duckdb-engine.ts";
import { createItemsjsEngine } from "./itemsjs-engine.ts";
import { toSpread, timeEach, timeQueries } from "./measure.ts";
import { createOramaEngine } from "./orama-engine.ts";
import { type BenchQuery, randomQueries } from "./queries.ts";
import { type EngineResult, type SizeResult, formatTable } from "./report.ts";
import { createSqliteEngine } from "./sqlite-engine.ts";
import { randomStock } from "./stock.ts";
import { randomTyping } from "./typing.ts";
import { createVitrineEngine } from "./vitrine-engine.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    rounds: { type: "string", default: "5" },
    queries: { type: "string", default: "400" },
    json: { type: "boolean", default: false },
    /** Measures our engine alone, and saves nothing. */
    alone: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
  },
});

const rounds = Number(options.rounds);
const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** A rival gets the first queries of the list, as many as its speed allows. */
const RIVALS: readonly { createEngine: EngineMaker; name: string; queries: (size: number) => number }[] = [
  {
    name: "itemsjs",
    createEngine: createItemsjsEngine,
    queries: (size) => (size > 100_000 ? 0 : size > 10_000 ? 100 : 200),
  },
  {
    name: "orama",
    createEngine: createOramaEngine,
    queries: (size) => (size > 100_000 ? 0 : size > 10_000 ? 60 : 200),
  },
  {
    name: "duckdb",
    createEngine: createDuckdbEngine,
    queries: (size) => (size > 100_000 ? 24 : size > 10_000 ? 100 : 200),
  },
  {
    name: "sqlite",
    createEngine: createSqliteEngine,
    queries: (size) => (size > 100_000 ? 4 : size > 10_000 ? 24 : 100),
  },
];

const takeSample = (size: number): StockRecord[] => {
  const sample: StockRecord[] = [];
  const step = Math.max(1, Math.floor(size / 500));
  for (const record of randomStock(size)) if (record.id % step === 0) sample.push(record);
  return sample;
};

type QueryPlan = { readonly queries: readonly BenchQuery[]; readonly leftOut: number; readonly times: number };

const toResult = async (
  engine: Engine,
  ours: Engine,
  { queries, leftOut, times }: QueryPlan,
): Promise<EngineResult> => {
  const compared = engine === ours ? [ours] : [ours, engine];
  const measured = await timeQueries(compared, queries, times);
  const spread = (name: string) => toSpread(measured.get(name) ?? []);
  return {
    engine: engine.name,
    queries: queries.length,
    leftOut,
    rounds: times,
    ms: spread(engine.name),
    vitrineMs: spread(ours.name),
    buildMs: engine.buildMs,
    bytes: engine.bytes,
  };
};

/** Compares a rival's results with ours, then measures both. */
const measureRival = async (rival: Engine, ours: Engine, share: readonly BenchQuery[], size: number) => {
  const queries = share.filter(rival.supports);
  log(`${rival.name}: comparing ${queries.length} answers, ${share.length - queries.length} queries are not for it`);
  for (const query of queries) assertSameAnswer(query, await ours.answer(query), await rival.answer(query), rival.name);
  log(`${rival.name}: timing`);
  const times = size > 100_000 ? 1 : Math.min(rounds, 3);
  return toResult(rival, ours, { queries, leftOut: share.length - queries.length, times });
};

const measureVisitors = (index: StockIndex, sample: readonly StockRecord[]) => {
  const quickSearch = prepareQuickSearch(VEHICLE_LABELS)(index);
  const phrases = readPhrases().map(({ phrase }) => phrase);
  const typing = randomTyping(Number(options.queries), sample);
  return {
    suggestions: toSpread(timeEach(typing, rounds, (text) => quickSearch.suggest(text, 8))),
    phrases: toSpread(timeEach(phrases, rounds, (q) => quickSearch.read({ ...EMPTY_QUERY, q }))),
    similar: toSpread(timeEach(sample.slice(0, 400), rounds, (vehicle) => index.similarTo(vehicle, 4))),
  };
};

const measureBuild = (size: number): SizeResult["build"] => {
  const chunks = toJsonLines(randomStock(size));
  const times = { index: [] as number[], plain: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    times.plain.push(measureStoring(chunks, size));
    times.index.push(measureIndexing(chunks));
  }
  const [indexMs, plainMs] = [median(times.index), median(times.plain)];
  return { indexMs, plainMs, ratio: indexMs / plainMs };
};

const measureSize = async (size: number): Promise<SizeResult> => {
  log(`${size.toLocaleString("en")} vehicles: building`);
  const ours = createVitrineEngine(() => randomStock(size));
  const sample = takeSample(size);
  const queries = randomQueries(Number(options.queries), sample);
  const engines: EngineResult[] = [];
  for (const { name, createEngine, queries: share } of RIVALS) {
    if (share(size) === 0 || options.alone) continue;
    log(`${name}: building`);
    const rival = await createEngine(() => randomStock(size));
    engines.push(await measureRival(rival, ours, queries.slice(0, share(size)), size));
  }
  log("vitrine: timing");
  await timeQueries([ours], queries, 1);
  engines.unshift(await toResult(ours, ours, { queries, leftOut: 0, times: rounds }));
  log("distances: timing");
  const distances = measureDistances(ours.index, queries, rounds);
  log("suggestions, phrases and similar vehicles: timing");
  const visitors = measureVisitors(ours.index, sample);
  log("building, beside a plain pass");
  return { size, engines, distances, ...visitors, build: measureBuild(size) };
};

/** Sizes that were not measured this time keep their last results. */
const earlier = (file: URL, measured: readonly SizeResult[]): SizeResult[] => {
  if (!existsSync(file)) return [];
  const { results } = JSON.parse(readFileSync(file, "utf8")) as { results: SizeResult[] };
  return results.filter(({ size }) => measured.every((one) => one.size !== size));
};

const measured: SizeResult[] = [];
for (const size of options.sizes.split(",")) measured.push(await measureSize(Number(size)));

const save = (): void => {
  const folder = new URL("../results/", import.meta.url);
  const file = new URL("search.json", folder);
  mkdirSync(folder, { recursive: true });
  const results = [...earlier(file, measured), ...measured].sort((left, right) => left.size - right.size);
  writeFileSync(file, `${JSON.stringify({ node: process.version, results }, null, 2)}\n`);
  writeFileSync(new URL("search.svg", folder), renderChart(results));
};

if (!options["no-save"] && !options.alone) save();
process.stdout.write(options.json ? `${JSON.stringify(measured)}\n` : `${formatTable(measured)}\n`);
