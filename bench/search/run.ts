import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { StockQuery, StockRecord } from "#domain/vehicles/index.ts";
import { type Engine, type EngineMaker, mustAgree } from "./answer.ts";
import { asJsonLines, indexPass, plainPass } from "./build-cost.ts";
import { chartOf } from "./chart.ts";
import { itemsjsEngine } from "./itemsjs-engine.ts";
import { medianOf, spreadOf, timeQueries } from "./measure.ts";
import { randomQueries } from "./queries.ts";
import { type EngineResult, type SizeResult, tableOf } from "./report.ts";
import { sqliteEngine } from "./sqlite-engine.ts";
import { randomStock } from "./stock.ts";
import { vitrineEngine } from "./vitrine-engine.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    rounds: { type: "string", default: "5" },
    queries: { type: "string", default: "400" },
    json: { type: "boolean", default: false },
  },
});

const rounds = Number(options.rounds);
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** A rival gets the first queries of the same list, as many as its speed leaves time for. */
const RIVALS: readonly { maker: EngineMaker; name: string; queries: (size: number) => number }[] = [
  { name: "itemsjs", maker: itemsjsEngine, queries: (size) => (size > 100_000 ? 0 : size > 10_000 ? 100 : 200) },
  { name: "sqlite", maker: sqliteEngine, queries: (size) => (size > 100_000 ? 4 : size > 10_000 ? 24 : 100) },
];

const sampleOf = (size: number): StockRecord[] => {
  const sample: StockRecord[] = [];
  const every = Math.max(1, Math.floor(size / 500));
  for (const record of randomStock(size)) if (record.id % every === 0) sample.push(record);
  return sample;
};

const resultOf = (engine: Engine, ours: Engine, queries: readonly StockQuery[], times: number): EngineResult => {
  const compared = engine === ours ? [ours] : [ours, engine];
  const measured = timeQueries(compared, queries, times);
  const spread = (name: string) => spreadOf(measured.get(name) ?? []);
  return {
    engine: engine.name,
    queries: queries.length,
    rounds: times,
    ms: spread(engine.name),
    ours: spread(ours.name),
    buildMs: engine.buildMs,
    bytes: engine.bytes,
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

const measureSize = (size: number): SizeResult => {
  say(`${size.toLocaleString("en")} vehicles: building`);
  const ours = vitrineEngine(() => randomStock(size));
  const queries = randomQueries(Number(options.queries), sampleOf(size));
  const engines: EngineResult[] = [];
  for (const { name, maker, queries: share } of RIVALS) {
    const asked = queries.slice(0, share(size));
    if (asked.length === 0) continue;
    say(`${name}: building`);
    const rival = maker(() => randomStock(size));
    say(`${name}: comparing ${asked.length} answers`);
    for (const query of asked) mustAgree(query, ours.answer(query), rival.answer(query), name);
    say(`${name}: timing`);
    engines.push(resultOf(rival, ours, asked, size > 100_000 ? 1 : Math.min(rounds, 3)));
  }
  say("vitrine: timing");
  timeQueries([ours], queries, 1);
  engines.unshift(resultOf(ours, ours, queries, rounds));
  say("building, beside a plain pass");
  return { size, engines, build: measureBuild(size) };
};

/** Sizes that were not measured this time keep their last figures. */
const earlier = (file: URL, measured: readonly SizeResult[]): SizeResult[] => {
  if (!existsSync(file)) return [];
  const { results } = JSON.parse(readFileSync(file, "utf8")) as { results: SizeResult[] };
  return results.filter(({ size }) => measured.every((one) => one.size !== size));
};

const measured = options.sizes.split(",").map((size) => measureSize(Number(size)));
const folder = new URL("../results/", import.meta.url);
const file = new URL("search.json", folder);
mkdirSync(folder, { recursive: true });
const results = [...earlier(file, measured), ...measured].sort((left, right) => left.size - right.size);
writeFileSync(file, `${JSON.stringify({ node: process.version, results }, null, 2)}\n`);
writeFileSync(new URL("search.svg", folder), chartOf(results));
process.stdout.write(options.json ? `${JSON.stringify(measured)}\n` : `${tableOf(measured)}\n`);
