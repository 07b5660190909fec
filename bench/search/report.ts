import type { DistanceResult } from "./distances.ts";
import type { Spread } from "./measure.ts";

/** One engine at one size: its times, and ours on the same queries in the same rounds. */
export type EngineResult = {
  readonly engine: string;
  readonly queries: number;
  /** Queries that the engine does not support. */
  readonly leftOut: number;
  readonly rounds: number;
  readonly ms: Spread;
  readonly vitrineMs: Spread;
  readonly buildMs: number;
  readonly bytes: number;
};

export type SizeResult = {
  readonly size: number;
  readonly engines: readonly EngineResult[];
  /** The same queries without a distance, ordered by it, and within 25 km as well. */
  readonly distances: DistanceResult;
  /** Eight suggestions, and four similar vehicles; milliseconds. */
  readonly suggestions: Spread;
  readonly similar: Spread;
  /** A phrase of a buyer, read as filters; milliseconds. Results from before it was measured lack it. */
  readonly phrases?: Spread;
  /** Parse and index, parse and store: medians of the rounds, milliseconds. */
  readonly build: { readonly indexMs: number; readonly plainMs: number; readonly ratio: number };
};

const number = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

const HEAD = [
  "vehicles",
  "engine",
  "queries",
  "left out",
  "p50 ms",
  "p95 ms",
  "p99 ms",
  "ours p50",
  "ours p95",
  "p50 ×",
  "p95 ×",
  "build ms",
  "MB",
];

const formatLine = (size: number, result: EngineResult): string[] => {
  const rival = result.engine !== "vitrine";
  return [
    size.toLocaleString("en"),
    result.engine,
    String(result.queries),
    rival ? String(result.leftOut) : "",
    number(result.ms.p50),
    number(result.ms.p95),
    number(result.ms.p99),
    rival ? number(result.vitrineMs.p50) : "",
    rival ? number(result.vitrineMs.p95) : "",
    rival ? number(result.ms.p50 / result.vitrineMs.p50) : "",
    rival ? number(result.ms.p95 / result.vitrineMs.p95) : "",
    result.buildMs.toFixed(0),
    (result.bytes / 1e6).toFixed(1),
  ];
};

/** The results as a Markdown table, followed by build costs beside a plain pass. */
export const formatTable = (results: readonly SizeResult[]): string => {
  const lines = [HEAD, ...results.flatMap(({ size, engines }) => engines.map((engine) => formatLine(size, engine)))];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(" | ")} |`;
  const rule = `| ${widths.map((width, at) => (at === 1 ? "-".repeat(width) : `${"-".repeat(Math.max(width - 1, 2))}:`)).join(" | ")} |`;
  const builds = results.map(
    ({ size, build }) =>
      `${size.toLocaleString("en")} vehicles: parse and index ${build.indexMs.toFixed(0)} ms, parse and store ${build.plainMs.toFixed(0)} ms, ratio ${build.ratio.toFixed(2)}`,
  );
  const spread = ({ p50, p95, p99 }: Spread): string => `p50 ${number(p50)}, p95 ${number(p95)}, p99 ${number(p99)} ms`;
  const visitors = results.flatMap(({ size, suggestions, similar, phrases, distances }) => [
    `${size.toLocaleString("en")} vehicles, without a distance: ${spread(distances.plain)}`,
    `${size.toLocaleString("en")} vehicles, ordered by distance: ${spread(distances.ordered)}`,
    `${size.toLocaleString("en")} vehicles, within 25 km: ${spread(distances.within)}`,
    `${size.toLocaleString("en")} vehicles, eight suggestions while typing: ${spread(suggestions)}`,
    `${size.toLocaleString("en")} vehicles, four similar to one: ${spread(similar)}`,
    ...(phrases ? [`${size.toLocaleString("en")} vehicles, a phrase read: ${spread(phrases)}`] : []),
  ]);
  return [row(lines[0] ?? []), rule, ...lines.slice(1).map(row), "", ...visitors, "", ...builds].join("\n");
};
