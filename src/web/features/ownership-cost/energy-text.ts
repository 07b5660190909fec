import type { EnergyUse } from "#domain/ownership/index.ts";
import { formatQuantity } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { ENERGY_STRINGS, estimateStrings, OTHER_FUEL } from "../../strings/ownership-estimate.ts";
import { formatPrice, formatShare } from "./format-amounts.ts";

const strings = estimateStrings.assumptions;

const formatUse = ({ energy, per100km, priceCents }: EnergyUse): string => {
  const { unit } = energy ? ENERGY_STRINGS[energy] : OTHER_FUEL;
  return strings.energyUse(
    formatQuantity(per100km, `${unit}/100\u00a0km`),
    `${formatPrice(priceCents)}\u00a0€/${unit}`,
  );
};

const cycleText = (wltp: boolean | null): string =>
  wltp === null ? strings.cycleUnknown : strings.cycle(wltp ? "WLTP" : "NEDC");

/** Consumptions and prices, with the test cycle. */
export const energyText = (uses: readonly EnergyUse[], { wltp }: Pick<Vehicle, "wltp">): string => {
  const parts = uses.map((use) => {
    if (use.share === 1) return formatUse(use);
    return use.energy === "electricity"
      ? strings.electricShare(formatShare(use.share), formatUse(use))
      : strings.emptyBattery(formatUse(use));
  });
  return `${parts.join("\u202f; ")}. ${cycleText(wltp)}`;
};
