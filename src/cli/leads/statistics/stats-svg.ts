import type { StatRow } from "#domain/leads/index.ts";
import { escapeXml } from "#domain/shared/index.ts";

type Chart = {
  readonly title: string;
  /** Printed under the title. */
  readonly period: string;
  readonly description: string;
  readonly rows: readonly StatRow[];
};

const STYLE = `
    svg { color: #1c1b1a; background: #fff; font: 13px system-ui, sans-serif; }
    text { fill: currentColor; }
    .title { font-size: 16px; font-weight: 600; }
    .period { opacity: 0.75; }
    .bar { fill: #8a5a2b; }
    .line { stroke: currentColor; stroke-opacity: 0.25; }
    @media (prefers-color-scheme: dark) {
      svg { color: #f2efea; background: #1c1b1a; }
      .bar { fill: #d9a566; }
    }
    @media (forced-colors: active) { svg { background: Canvas; color: CanvasText; } .bar { fill: CanvasText; } }
  `;

const round = (length: number): number => Math.round(length * 10) / 10;

const renderBar = ({ name, leads }: StatRow, box: { x: number; y: number; width: number; height: number }): string =>
  `<rect class="bar" x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}" rx="2"><title>${escapeXml(name)}: ${leads}</title></rect>`;

const TOP = 68;

const renderSvg = (chart: Chart, size: { width: number; height: number }, marks: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-labelledby="title desc">
  <title id="title">${escapeXml(chart.title)}</title>
  <desc id="desc">${escapeXml(chart.description)}</desc>
  <style>${STYLE}</style>
  <text class="title" x="16" y="28">${escapeXml(chart.title)}</text>
  <text class="period" x="16" y="48">${escapeXml(chart.period)}</text>
  ${marks.join("\n  ")}
</svg>
`;

const maxLeads = (rows: readonly StatRow[]): number => Math.max(1, ...rows.map(({ leads }) => leads));

const ROW = 26;

/** Horizontal bars, for kinds and locations. */
export const barsSvg = (chart: Chart): string => {
  const nameWidth = 8 * Math.max(4, ...chart.rows.map(({ name }) => name.length));
  const left = 16 + nameWidth + 12;
  const max = maxLeads(chart.rows);
  const marks = chart.rows.flatMap((row, index) => {
    const y = TOP + index * ROW;
    const width = (row.leads / max) * (720 - left - 60);
    return [
      `<text x="${left - 12}" y="${y + 15}" text-anchor="end">${escapeXml(row.name)}</text>`,
      renderBar(row, { x: left, y: y + 2, width, height: 18 }),
      `<text x="${round(left + width + 8)}" y="${y + 15}">${row.leads}</text>`,
    ];
  });
  return renderSvg(chart, { width: 720, height: TOP + chart.rows.length * ROW + 16 }, marks);
};

const COLUMNS_HEIGHT = 200;

/** Vertical bars, for days and months. Only as many are labelled as there is space for. */
export const columnsSvg = (chart: Chart): string => {
  const step = Math.max(6, Math.min(48, 640 / Math.max(1, chart.rows.length)));
  const max = maxLeads(chart.rows);
  const [left, baseline] = [48, TOP + COLUMNS_HEIGHT];
  const width = Math.max(420, left + step * chart.rows.length + 48);
  const labelStep = Math.ceil(84 / step);
  const marks = chart.rows.flatMap((row, index) => {
    const x = left + index * step;
    const height = (row.leads / max) * (COLUMNS_HEIGHT - 8);
    const column = renderBar(row, { x: x + step * 0.1, y: baseline - height, width: step * 0.8, height });
    if (index % labelStep !== 0) return [column];
    return [
      column,
      `<text x="${round(x + step / 2)}" y="${baseline + 20}" text-anchor="middle">${escapeXml(row.name)}</text>`,
    ];
  });
  const lines = [
    `<line class="line" x1="${left}" x2="${round(left + step * chart.rows.length)}" y1="${baseline}" y2="${baseline}"/>`,
    `<line class="line" x1="${left}" x2="${round(left + step * chart.rows.length)}" y1="${TOP + 8}" y2="${TOP + 8}"/>`,
    `<text x="${left - 8}" y="${baseline + 4}" text-anchor="end">0</text>`,
    `<text x="${left - 8}" y="${TOP + 12}" text-anchor="end">${max}</text>`,
  ];
  return renderSvg(chart, { width, height: baseline + 36 }, [...lines, ...marks]);
};
