import type { VehicleAttributes } from "../../../src/domain/vehicles/index.ts";
import { energyClass, measuredByWltp } from "./life.ts";
import type { VehiclePlan } from "./vehicle-plan.ts";

/** Consumption and emissions by the test cycle of the registration. */
export const createMeasurements = ({
  engine,
  model,
  life,
  random,
}: VehiclePlan): Pick<VehicleAttributes, "co2_g_km" | "consumption" | "wltp" | "energy_class" | "range_km"> => {
  const wltp = measuredByWltp(life.registered, model.kind);
  const electric = engine.fuel === "electric" || engine.fuel === "hydrogen";
  // NEDC figures were about a fifth lower than WLTP's for the same car; sheets are WLTP.
  const share = wltp ? 1 : 0.82;
  const co2 = electric ? 0 : Math.round((engine.co2 + random.integer(0, 4)) * share);
  const tenth = (value: number | null): number | null => (value === null ? null : Math.round(value * share * 10) / 10);
  return {
    co2_g_km: co2,
    consumption: { combined: tenth(engine.litres), electric_kwh: engine.kwh },
    wltp,
    energy_class: model.kind === "van" || !wltp || random.chance(0.08) ? null : energyClass(co2),
    range_km: engine.range_km,
  };
};

/** Attributes of engine and body. */
export const createEngineAttributes = ({
  engine,
  model,
  body,
}: VehiclePlan): Pick<
  VehicleAttributes,
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
  // The hybrid that was sold as an electric car too.
  body_style: body.style === "hybrid" && engine.fuel === "electric" ? "electric" : body.style,
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
