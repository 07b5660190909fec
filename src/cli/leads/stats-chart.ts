import type { StatRow } from "#domain/leads/index.ts";

/** Columns of a terminal that nobody made wider. */
const WIDTH = 80;

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar of so many columns, to an eighth of one; whatever is not nothing is seen. */
const bar = (columns: number): string => {
  const eighths = columns > 0 ? Math.max(1, Math.round(columns * 8)) : 0;
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
};

/** Rows as bars of Unicode blocks beside their names and figures, at most 80 columns wide. */
export const barChart = (rows: readonly StatRow[]): string => {
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  const names = Math.min(32, Math.max(0, ...rows.map(({ name }) => name.length)));
  const figures = String(most).length;
  const room = WIDTH - names - figures - 4;
  return rows
    .map(({ name, leads }) => {
      const label = name.length > names ? `${name.slice(0, names - 1)}…` : name.padEnd(names);
      return `${label}  ${String(leads).padStart(figures)}  ${bar((leads / most) * room)}`.trimEnd();
    })
    .join("\n");
};
