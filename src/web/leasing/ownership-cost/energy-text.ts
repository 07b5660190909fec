import type { EnergyUse } from "#domain/ownership/index.ts";
import { formatQuantity } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { ENERGY_STRINGS, ownershipEstimateStrings, OTHER_FUEL } from "./ownership-estimate-strings.ts";
import { formatShare } from "#application/strings/share.ts";
import { formatPrice } from "./format-amounts.ts";

const strings = ownershipEstimateStrings.assumptions;

const formatUse = ({ energy, per100km, priceCents }: EnergyUse, namesValues: boolean): string => {
  const { unit } = energy ? ENERGY_STRINGS[energy] : OTHER_FUEL;
  const price = `${formatPrice(priceCents)}\u00a0€/${unit}`;
  return namesValues
    ? strings.energyUse(formatQuantity(per100km, `${unit}/100\u00a0km`), price)
    : strings.energyPrice(price);
};

const cycleText = (wltp: boolean | null): string =>
  wltp === null ? strings.cycleUnknown : strings.cycle(wltp ? "WLTP" : "NEDC");

/** Consumption and prices with the test cycle; prices only if the market displays no measured values. */
export const energyText = (
  uses: readonly EnergyUse[],
  { wltp }: Pick<Vehicle, "wltp">,
  namesValues: boolean,
): string => {
  const parts = uses.map((use) => {
    const text = formatUse(use, namesValues);
    if (use.share === 1) return text;
    return use.energy === "electricity"
      ? strings.electricShare(formatShare(use.share), text)
      : strings.emptyBattery(text);
  });
  const all = parts.join("\u202f; ");
  return namesValues ? `${all}. ${cycleText(wltp)}` : strings.energyUnnamed(all);
};
