import type { StatRow } from "#domain/leads/index.ts";

/** Default width of a terminal, in columns. */
const WIDTH = 80;

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar in eighths of a column; any value above zero is visible. */
const bar = (columns: number): string => {
  const eighths = columns > 0 ? Math.max(1, Math.round(columns * 8)) : 0;
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
};

/** A bar chart of Unicode blocks, at most 80 columns wide. */
export const barChart = (rows: readonly StatRow[]): string => {
  const max = Math.max(1, ...rows.map(({ leads }) => leads));
  const nameWidth = Math.min(32, Math.max(0, ...rows.map(({ name }) => name.length)));
  const countWidth = String(max).length;
  const barWidth = WIDTH - nameWidth - countWidth - 4;
  return rows
    .map(({ name, leads }) => {
      const label = name.length > nameWidth ? `${name.slice(0, nameWidth - 1)}…` : name.padEnd(nameWidth);
      return `${label}  ${String(leads).padStart(countWidth)}  ${bar((leads / max) * barWidth)}`.trimEnd();
    })
    .join("\n");
};
