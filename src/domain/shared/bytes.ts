import { formatNumber } from "./money.ts";

const UNIT_STEPS = [
  { from: 1_000_000_000, unit: "Go" },
  { from: 1_000_000, unit: "Mo" },
  { from: 1000, unit: "ko" },
] as const;

/**
 * Formats a file size in decimal French units: whole ko, rounded up, and one decimal from 1 Mo: "340 ko", "1,2 Mo".
 * `bytes` must be an integer from 0.
 */
export const formatBytes = (bytes: number): string => {
  const step = UNIT_STEPS.find(({ from }) => bytes >= from) ?? { from: 1000, unit: "ko" };
  const size = bytes / step.from;
  return `${formatNumber(step.unit === "ko" ? Math.ceil(size) : size)}\u00a0${step.unit}`;
};
