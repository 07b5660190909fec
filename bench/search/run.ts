import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { StockIndex } from "#domain/search/index.ts";
import { createQuickSearch } from "#domain/phrases/index.ts";
import type { StockRecord } from "#domain/vehicles/index.ts";
import { type Engine, type EngineMaker, mustAgree } from "./answer.ts";
import { asJsonLines, indexPass, plainPass } from "./build-cost.ts";
import { chartOf } from "./chart.ts";
import { duckdbEngine } from "./duckdb-engine.ts";
import { itemsjsEngine } from "./itemsjs-engine.ts";
import { medianOf, spreadOf, timeEach, timeQueries } from "./measure.ts";
import { oramaEngine } from "./orama-engine.ts";
import { type BenchQuery, randomQueries } from "./queries.ts";
import { type EngineResult, type SizeResult, tableOf } from "./report.ts";
import { sqliteEngine } from "./sqlite-engine.ts";
import { randomStock } from "./stock.ts";
import { randomTyping } from "./typing.ts";
import { vitrineEngine } from "./vitrine-engine.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    rounds: { type: "string", default: "5" },
    queries: { type: "string", default: "400" },
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
  },
});

const rounds = Number(options.rounds);
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** A rival gets the first queries of the same list, as many as its speed leaves time for. */
const RIVALS: readonly { maker: EngineMaker; name: string; queries: (size: number) => number }[] = [
  { name: "itemsjs", maker: itemsjsEngine, queries: (size) => (size > 100_000 ? 0 : size > 10_000 ? 100 : 200) },
  { name: "orama", maker: oramaEngine, queries: (size) => (size > 100_000 ? 0 : size > 10_000 ? 60 : 200) },
  { name: "duckdb", maker: duckdbEngine, queries: (size) => (size > 100_000 ? 24 : size > 10_000 ? 100 : 200) },
  { name: "sqlite", maker: sqliteEngine, queries: (size) => (size > 100_000 ? 4 : size > 10_000 ? 24 : 100) },
];

const sampleOf = (size: number): StockRecord[] => {
  const sample: StockRecord[] = [];
  const every = Math.max(1, Math.floor(size / 500));
  for (const record of randomStock(size)) if (record.id % every === 0) sample.push(record);
  return sample;
};

type Asked = { readonly queries: readonly BenchQuery[]; readonly leftOut: number; readonly times: number };

const resultOf = async (engine: Engine, ours: Engine, { queries, leftOut, times }: Asked): Promise<EngineResult> => {
  const compared = engine === ours ? [ours] : [ours, engine];
  const measured = await timeQueries(compared, queries, times);
  const spread = (name: string) => spreadOf(measured.get(name) ?? []);
  return {
    engine: engine.name,
    queries: queries.length,
    leftOut,
    rounds: times,
    ms: spread(engine.name),
    ours: spread(ours.name),
    buildMs: engine.buildMs,
    bytes: engine.bytes,
  };
};

/** A rival beside ours: first its answers, then its times. */
const measureRival = async (rival: Engine, ours: Engine, share: readonly BenchQuery[], size: number) => {
  const queries = share.filter(rival.understands);
  say(`${rival.name}: comparing ${queries.length} answers, ${share.length - queries.length} queries are not for it`);
  for (const query of queries) mustAgree(query, await ours.answer(query), await rival.answer(query), rival.name);
  say(`${rival.name}: timing`);
  const times = size > 100_000 ? 1 : Math.min(rounds, 3);
  return resultOf(rival, ours, { queries, leftOut: share.length - queries.length, times });
};

const measureVisitors = (index: StockIndex, sample: readonly StockRecord[]) => {
  const quickSearch = createQuickSearch(index);
  const typing = randomTyping(Number(options.queries), sample);
  return {
    suggestions: spreadOf(timeEach(typing, rounds, (text) => quickSearch.suggest(text, 8))),
    similar: spreadOf(timeEach(sample.slice(0, 400), rounds, (vehicle) => index.similarTo(vehicle, 4))),
  };
};

const measureBuild = (size: number): SizeResult["build"] => {
  const chunks = asJsonLines(randomStock(size));
  const times = { index: [] as number[], plain: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    times.plain.push(plainPass(chunks, size));
    times.index.push(indexPass(chunks));
  }
  const [indexMs, plainMs] = [medianOf(times.index), medianOf(times.plain)];
  return { indexMs, plainMs, ratio: indexMs / plainMs };
};

const measureSize = async (size: number): Promise<SizeResult> => {
  say(`${size.toLocaleString("en")} vehicles: building`);
  const ours = vitrineEngine(() => randomStock(size));
  const sample = sampleOf(size);
  const queries = randomQueries(Number(options.queries), sample);
  const engines: EngineResult[] = [];
  for (const { name, maker, queries: share } of RIVALS) {
    if (share(size) === 0) continue;
    say(`${name}: building`);
    const rival = await maker(() => randomStock(size));
    engines.push(await measureRival(rival, ours, queries.slice(0, share(size)), size));
  }
  say("vitrine: timing");
  await timeQueries([ours], queries, 1);
  engines.unshift(await resultOf(ours, ours, { queries, leftOut: 0, times: rounds }));
  say("suggestions and similar vehicles: timing");
  const visitors = measureVisitors(ours.index, sample);
  say("building, beside a plain pass");
  return { size, engines, ...visitors, build: measureBuild(size) };
};

/** Sizes that were not measured this time keep their last figures. */
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
  writeFileSync(new URL("search.svg", folder), chartOf(results));
};

if (!options["no-save"]) save();
process.stdout.write(options.json ? `${JSON.stringify(measured)}\n` : `${tableOf(measured)}\n`);
