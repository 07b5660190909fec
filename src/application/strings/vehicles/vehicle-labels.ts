import type { VehicleLabels } from "#domain/vehicles/index.ts";
import { EQUIPMENT_LABELS } from "./equipment-labels.ts";
import { FACET_LABELS, SORT_LABELS, UNIT_LABELS } from "./filter-labels.ts";
import {
  AVAILABILITY_LABELS,
  BODY_STYLE_LABELS,
  COLOR_LABELS,
  CONDITION_LABELS,
  DRIVE_LABELS,
  EMISSION_STANDARD_LABELS,
  ENERGY_CLASS_LABELS,
  FUEL_LABELS,
  TRANSMISSION_LABELS,
  UPHOLSTERY_LABELS,
  VAN_HEIGHT_LABELS,
  VAN_LENGTH_LABELS,
  VEHICLE_KIND_LABELS,
} from "./key-labels.ts";
import { nearLabel } from "./near-label.ts";

/** The labels that the search and the quick search work with. */
export const VEHICLE_LABELS: VehicleLabels = {
  facets: FACET_LABELS,
  keys: {
    kind: VEHICLE_KIND_LABELS,
    "van-length": VAN_LENGTH_LABELS,
    "van-height": VAN_HEIGHT_LABELS,
    condition: CONDITION_LABELS,
    fuel: FUEL_LABELS,
    shape: BODY_STYLE_LABELS,
    body: BODY_STYLE_LABELS,
    transmission: TRANSMISSION_LABELS,
    drive: DRIVE_LABELS,
    color: COLOR_LABELS,
    "interior-color": COLOR_LABELS,
    upholstery: UPHOLSTERY_LABELS,
    "energy-class": ENERGY_CLASS_LABELS,
    "emission-standard": EMISSION_STANDARD_LABELS,
    equipment: EQUIPMENT_LABELS,
    availability: AVAILABILITY_LABELS,
  },
  atLeast: {
    warranty: (months) => {
      if (months === 1) return "Sous garantie";
      // Thirteen are one more than a year.
      return months === 13 ? "Garantie de plus de 12\u00a0mois" : `Garantie ${months}\u00a0mois et plus`;
    },
  },
  units: UNIT_LABELS,
  sorts: SORT_LABELS,
  near: nearLabel,
};
