import type { StockRecord } from "#domain/vehicles/index.ts";
import { type Random, createRandom } from "../random.ts";
import {
  BODY_STYLE_LABELS,
  COLOR_LABELS,
  FUEL_LABELS,
  TRANSMISSION_LABELS,
} from "#application/strings/vehicles/key-labels.ts";
import { EQUIPMENT_LABELS } from "#application/strings/vehicles/equipment-labels.ts";

const describeVehicle = (vehicle: StockRecord, random: Random): string[] => {
  const euros = Math.ceil((vehicle.price.purchase?.cents ?? 2_000_000) / 100_000) * 1000;
  const { body_style, color, fuel_type, transmission_type, construction_year, location, equipment } = vehicle;
  return [
    random.pick([vehicle.title, vehicle.brand.name, vehicle.model?.name ?? vehicle.brand.name]),
    fuel_type === null ? "diesel" : FUEL_LABELS[fuel_type],
    body_style === null ? "break" : BODY_STYLE_LABELS[body_style],
    `boîte ${TRANSMISSION_LABELS[transmission_type ?? "automatic"]}`,
    color === null ? "noire" : COLOR_LABELS[color],
    random.pick([`moins de ${euros} €`, `max ${euros} euros`, `entre ${euros} et ${euros + 5000} €`]),
    `après ${(construction_year ?? 2020) - 1}`,
    `moins de ${Math.ceil((vehicle.mileage_km ?? 30_000) / 10_000) * 10_000} km`,
    location === null ? "à Bertrange" : `à ${location.name}`,
    equipment.length === 0 ? "avec attelage" : `avec ${EQUIPMENT_LABELS[random.pick(equipment)]}`,
  ];
};

const misspell = (text: string, random: Random): string => {
  const at = random.integer(1, Math.max(1, text.length - 2));
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
};

/** A partly typed phrase of one to four attributes of a vehicle, sometimes misspelt. */
const truncate = (vehicle: StockRecord, random: Random): string => {
  const parts = describeVehicle(vehicle, random);
  const wanted = new Set(Array.from({ length: random.integer(1, 4) }, () => random.skewed(parts, 1.5)));
  const phrase = [...wanted].join(" ").toLowerCase();
  const typed = phrase.slice(0, random.integer(1, phrase.length));
  return random.chance(0.1) ? misspell(typed, random) : typed;
};

/** Contents of the search field while a visitor types, deterministic for a seed. */
export const randomTyping = (count: number, sample: readonly StockRecord[], seed = 3): string[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => truncate(random.pick(sample), random));
};
