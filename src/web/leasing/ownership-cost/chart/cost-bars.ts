import type { OptionEstimate } from "#domain/ownership/index.ts";
import type { BarSegment } from "../ownership-view.ts";

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

type Part = { readonly key: BarSegment["key"]; readonly cents: number };

const toParts = ({ items, monthlyCents }: OptionEstimate): readonly Part[] =>
  monthlyCents === null ? [] : items.flatMap(({ key, amount }) => (amount.ok ? [{ key, cents: amount.value }] : []));

const sum = (parts: readonly Part[]): number => parts.reduce((total, { cents }) => total + cents, 0);

/**
 * One stacked bar per option on a common scale, in percent: costs right of zero, a subsidy left of it. Empty for an
 * option without a total.
 */
export const toBars = (options: readonly OptionEstimate[]): readonly (readonly BarSegment[])[] => {
  const bars = options.map(toParts);
  const left = Math.max(0, ...bars.map((parts) => -sum(parts.filter(({ cents }) => cents < 0))));
  const right = Math.max(0, ...bars.map((parts) => sum(parts.filter(({ cents }) => cents > 0))));
  const scale = 100 / Math.max(left + right, 1);
  return bars.map((parts) => {
    let end = left;
    return parts
      .filter(({ cents }) => cents !== 0)
      .map(({ key, cents }) => {
        const from = cents < 0 ? left + cents : end;
        if (cents > 0) end += cents;
        return { key, x: roundToTenth(from * scale), width: roundToTenth(Math.abs(cents) * scale) };
      });
  });
};
