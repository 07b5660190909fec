import type { StockVehicle } from "./answer.ts";

/** Whether a vehicle may be among the results, and whether it must be. */
export type Fit = { readonly may: boolean; readonly must: boolean };

const SMALL_ELECTRIC = ["Zoe", "Spring", "i3", "Inster"];
const COMPACT_ELECTRIC = ["ID.3", "MG4", "Leaf", "Mégane E-Tech"];
const RAISED_ELECTRIC = ["IONIQ 5", "EV6"];
const SMALL_VANS = new Set([
  "Doblò",
  "Kangoo Van",
  "Partner",
  "Caddy Cargo",
  "Transit Courier",
  "Fiesta Van",
  "Corsa Affaires",
]);

type Test = (vehicle: StockVehicle) => Fit;

/** `may`, `must`: bodies of the feed; `models`: those whose body names an energy. */
const bodies =
  (must: readonly string[], may: readonly string[] = [], models: readonly string[] = []): Test =>
  ({ body_style: body, kind, model }) => {
    const isFit = kind !== "van" && (must.includes(body ?? "") || models.includes(model?.name ?? ""));
    return { must: isFit, may: isFit || may.includes(body ?? "") };
  };

/** An estate by its name, whose body names its use: "Série 3 Touring" as a company car. */
const isEstateByName = ({ body_style: body, trim }: StockVehicle): boolean =>
  body === "company_car" && /\b(?:touring|break|estate|avant|kombi|sw)\b/i.test(trim ?? "");

const orEstateByName =
  (test: Test): Test =>
  (vehicle) => {
    const { must, may } = test(vehicle);
    return { must, may: may || isEstateByName(vehicle) };
  };

const isPickup = ({ model }: StockVehicle): boolean => model?.name === "Ranger";

const panelVan = (vehicle: StockVehicle): Fit => {
  const may = vehicle.kind === "van" && !isPickup(vehicle) && vehicle.body_style !== "company_car";
  return { may, must: may && !SMALL_VANS.has(vehicle.model?.name ?? "") };
};

const same = (is: boolean): Fit => ({ may: is, must: is });

/** What people call a shape, by the bodies and models that they would accept and expect. */
export const SHAPES: Readonly<Record<string, Test>> = {
  small: bodies(["compact"], ["company_car", "high_entry", "electric"], SMALL_ELECTRIC),
  hatch: bodies(["hatchback"], ["compact", "high_entry", "electric", "hybrid"], COMPACT_ELECTRIC),
  saloon: bodies(["saloon"], ["hatchback", "company_car", "hybrid"]),
  estate: bodies(["estate"], ["company_car"]),
  suv: bodies(["suv"], ["high_entry", "electric"], ["IONIQ 5"]),
  crossover: bodies([], ["suv", "high_entry", "electric"], RAISED_ELECTRIC),
  mpv: bodies(["mpv"], ["family"]),
  family: orEstateByName(bodies(["mpv", "family"], ["estate", "suv"])),
  roomy: orEstateByName(bodies(["estate"], ["mpv", "family", "suv"])),
  coupe: bodies(["coupe"]),
  cabrio: bodies(["convertible"]),
  company: (vehicle) => {
    const must = vehicle.body_style === "company_car";
    return { must, may: must || vehicle.kind === "van" };
  },
  pickup: (vehicle) => same(isPickup(vehicle)),
  "panel-van": panelVan,
  "small-van": ({ model }) => same(SMALL_VANS.has(model?.name ?? "")),
};

const isMild = ({ trim }: StockVehicle): boolean => /mhev/i.test(trim ?? "");

/** Makes whose "Hybrid" may be a mild one. */
const MAYBE_MILD = new Set(["Suzuki", "Fiat", "Jeep", "Opel", "Peugeot", "Citroën", "Mitsubishi"]);

const isHybridByName = ({ trim }: StockVehicle): boolean => /hybrid|hev/i.test(trim ?? "");

const oneOf =
  (...fuels: readonly string[]): Test =>
  ({ fuel_type: fuel }) =>
    same(fuels.includes(fuel ?? ""));

/** What people call a fuel; any other word is a key of the feed. */
export const FUELS: Readonly<Record<string, Test>> = {
  hybrid: (vehicle) => {
    const must = vehicle.fuel_type === "hybrid";
    return { must, may: must || oneOf("electric+petrol", "electric+diesel")(vehicle).may || isHybridByName(vehicle) };
  },
  "full-hybrid": oneOf("hybrid"),
  "plug-in": oneOf("electric+petrol", "electric+diesel"),
  mild: (vehicle) => ({
    must: isMild(vehicle),
    may:
      isMild(vehicle) ||
      (MAYBE_MILD.has(vehicle.brand.name) && vehicle.fuel_type !== "electric" && isHybridByName(vehicle)),
  }),
  "mild-diesel": (vehicle) => same(isMild(vehicle) && vehicle.fuel_type === "diesel"),
  lpg: oneOf("lpg", "lpgg3"),
  ethanol: oneOf("e85", "bio-ethanol"),
};

export const fuelKey = oneOf;

/** "L3H2": by the name of the version; a high and long van may also be listed for the one size that says only this. */
export const vanSize = (size: string, vehicle: StockVehicle): Fit => {
  const must = vehicle.trim?.includes(size) ?? false;
  const isLongAndHigh = vehicle.equipment.includes("long_wheelbase") && vehicle.equipment.includes("high_roof");
  const otherSize = /L\dH\d/.test(vehicle.trim ?? "");
  return { must, may: must || (size === "L3H2" && isLongAndHigh && !otherSize) };
};
