import type { SizeResult } from "./report.ts";

const LEFT = 96;
const WIDTH = 720;
const PLOT = WIDTH - LEFT - 84;
const BAR = 16;
const DECADES = [0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000];

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1f2933; }
  .quiet { fill: #52606d; }
  .title { font-weight: 600; }
  .grid { stroke: #d3dae1; }
  .ours { fill: #0b7a75; }
  .other { fill: #9aa5b1; }
  .tail { opacity: .55; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e4e7eb; }
    .quiet { fill: #9aa5b1; }
    .grid { stroke: #3e4c59; }
    .ours { fill: #3ebd93; }
    .other { fill: #7b8794; }
  }`;

const formatMs = (ms: number): string => (ms >= 10 ? ms.toFixed(0) : ms >= 1 ? ms.toFixed(1) : ms.toFixed(2));

/** Logarithmic bars: the solid part ends at the median, the pale part at the 95th percentile. */
export const renderChart = (results: readonly SizeResult[]): string => {
  const all = results.flatMap(({ engines }) => engines.map(({ ms }) => ms));
  const low = DECADES.findLast((decade) => decade <= Math.min(...all.map(({ p50 }) => p50))) ?? 0.01;
  const high = DECADES.find((decade) => decade >= Math.max(...all.map(({ p95 }) => p95))) ?? 100_000;
  const x = (ms: number): number => LEFT + (PLOT * Math.log10(Math.max(ms, low) / low)) / Math.log10(high / low);
  const parts: string[] = [];
  let y = 58;
  for (const { size, engines } of results) {
    parts.push(`<text class="title" x="16" y="${y}">${size.toLocaleString("en")} vehicles</text>`);
    y += 10;
    for (const { engine, ms } of engines) {
      const kind = engine === "vitrine" ? "ours" : "other";
      const [start, middle, end] = [x(low), x(ms.p50), x(ms.p95)].map((position) => Math.round(position * 10) / 10) as [
        number,
        number,
        number,
      ];
      parts.push(
        `<text x="${LEFT - 8}" y="${y + 13}" text-anchor="end">${engine}</text>`,
        `<rect class="${kind} tail" x="${start}" y="${y}" width="${(end - start).toFixed(1)}" height="${BAR}"/>`,
        `<rect class="${kind}" x="${start}" y="${y}" width="${(middle - start).toFixed(1)}" height="${BAR}"/>`,
        `<text class="quiet" x="${end + 6}" y="${y + 13}">${formatMs(ms.p50)} / ${formatMs(ms.p95)}</text>`,
      );
      y += BAR + 6;
    }
    y += 24;
  }
  const decades = DECADES.filter((decade) => decade >= low && decade <= high);
  const grid = decades.map(
    (decade) =>
      `<line class="grid" x1="${x(decade).toFixed(1)}" x2="${x(decade).toFixed(1)}" y1="40" y2="${y - 14}"/>` +
      `<text class="quiet" x="${x(decade).toFixed(1)}" y="${y}" text-anchor="middle">${decade.toLocaleString("en")} ms</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 14}" role="img" aria-labelledby="t">`,
    `<title id="t">Stock search: milliseconds a query, median and 95th percentile, by size and engine</title>`,
    `<style>${STYLE}</style>`,
    `<text class="title" x="16" y="24">Stock search: total, page and all counts, ms a query (p50 / p95, logarithmic)</text>`,
    ...grid,
    ...parts,
    "</svg>\n",
  ].join("\n");
};
