import type { VehicleFacts } from "../../src/domain/vehicles/vehicle.ts";
import { energyClass, measuredByWltp } from "./life.ts";
import type { Making } from "./making.ts";

/** Consumption and what follows from it, by the cycle of its time. */
export const measured = ({
  engine,
  model,
  life,
  random,
}: Making): Pick<VehicleFacts, "co2_g_km" | "consumption" | "wltp" | "energy_class" | "range_km"> => {
  const wltp = measuredByWltp(life.registered, model.kind);
  const electric = engine.fuel === "electric" || engine.fuel === "hydrogen";
  // NEDC figures were about a fifth lower than WLTP's for the same car; sheets are WLTP.
  const share = wltp ? 1 : 0.82;
  const co2 = electric ? 0 : Math.round((engine.co2 + random.int(0, 4)) * share);
  const tenth = (value: number | null): number | null => (value === null ? null : Math.round(value * share * 10) / 10);
  return {
    co2_g_km: co2,
    consumption: { combined: tenth(engine.litres), electric_kwh: engine.kwh },
    wltp,
    energy_class: model.kind === "van" || !wltp || random.chance(0.08) ? null : energyClass(co2),
    range_km: engine.range_km,
  };
};

/** What the engine and the body make of it. */
export const machine = ({
  engine,
  model,
  body,
}: Making): Pick<
  VehicleFacts,
  | "power_kw"
  | "cylinder_capacity_cc"
  | "cylinders"
  | "gears"
  | "drive"
  | "doors"
  | "seats"
  | "battery_kwh"
  | "towing_kg"
  | "weight_kg"
  | "transmission_type"
  | "fuel_type"
  | "body_style"
  | "kind"
> => ({
  kind: model.kind,
  fuel_type: engine.fuel,
  body_style: body.style,
  transmission_type: engine.transmission,
  power_kw: engine.power_kw,
  cylinder_capacity_cc: engine.capacity_cc,
  cylinders: engine.cylinders,
  gears: engine.gears,
  drive: engine.drive,
  doors: body.doors ?? model.doors,
  seats: body.style === "coupe" || body.style === "convertible" ? Math.min(model.seats, 4) : model.seats,
  battery_kwh: engine.battery_kwh,
  towing_kg: engine.towing_kg,
  weight_kg: engine.weight_kg,
});
