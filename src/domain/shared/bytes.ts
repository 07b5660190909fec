import { formatNumber } from "./money.ts";

const STEPS = [
  { from: 1_000_000_000, unit: "Go" },
  { from: 1_000_000, unit: "Mo" },
  { from: 1000, unit: "ko" },
] as const;

/** The size of a file in decimal French units, to the tenth from a megabyte up: "340 ko", "1,2 Mo". `bytes`: whole, positive. */
export const formatBytes = (bytes: number): string => {
  const step = STEPS.find(({ from }) => bytes >= from) ?? { from: 1000, unit: "ko" };
  const size = bytes / step.from;
  return `${formatNumber(step.unit === "ko" ? Math.max(1, Math.round(size)) : size)}\u00a0${step.unit}`;
};
