import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { openStockIndex, type StockIndex } from "../../src/domain/search/index.ts";
import { slugify } from "../../src/domain/shared/index.ts";
import { NULL_ATTRIBUTES, type StockRecord } from "../../src/domain/vehicles/index.ts";
import { buildStockIndex } from "./stock-index.ts";

/** Names that dealers in Luxembourg use, including names that are easily confused with other phrases. */
const MODELS: Readonly<Record<string, string>> = {
  Volkswagen: "Golf, Golf Variant, Polo, Tiguan, Touran, Passat, T-Roc, ID.3, ID.4, up!, Caddy Cargo, Transporter",
  "Mercedes-Benz": "Classe A, Classe C, Classe E, GLC, EQA, Vito, Sprinter",
  BMW: "Série 1, Série 3, X1, X3, i3, i4, iX3",
  Audi: "A1, A3, A4, Q3, Q5, Q4 e-tron, Q7",
  Renault: "Clio, Captur, Mégane E-Tech, Scénic, Zoe, Kangoo Van, Twingo, Espace",
  Peugeot: "208, 2008, 308, 3008, 5008, Partner, Expert",
  Citroën: "C3, C3 Aircross, C4, Berlingo, Jumper",
  Fiat: "500, 500X, 600, Panda, Grande Panda, Doblò, Ducato, Tipo",
  Abarth: "500",
  Ford: "Puma, Fiesta, Focus, Kuga, Mustang, Mustang Mach-E, Tourneo Connect, Tourneo Custom, Transit, Transit Custom, Ranger",
  Opel: "Corsa, Astra, Mokka, Grandland, Combo, Vivaro",
  Škoda: "Octavia, Fabia, Kodiaq, Enyaq",
  SEAT: "Ibiza, Leon, Ateca, Alhambra",
  Cupra: "Formentor, Ateca, Leon",
  Hyundai: "i10, i20, i30, Kona, Tucson, Santa Fe, IONIQ 5",
  Kia: "Picanto, Ceed, Niro, Sportage, EV6, Rio",
  Toyota: "Yaris, Corolla, RAV4, Aygo, Prius",
  Tesla: "Model 3, Model Y",
  Volvo: "XC40, XC60, V60, EX30",
  Mazda: "2, 3, CX-5, MX-5",
  MINI: "Cooper, Countryman",
  Dacia: "Duster, Sandero, Spring, Jogger",
  MG: "MG4, ZS, HS",
  "Land Rover": "Defender, Range Rover Evoque",
  "Alfa Romeo": "Giulia, Stelvio",
  Nissan: "Qashqai, Juke, Leaf, Note",
  Suzuki: "Swift, Vitara, Jimny",
  Jeep: "Avenger, Compass, Renegade",
  Porsche: "911, Taycan, Macan",
  smart: "fortwo",
  Honda: "Jazz, Civic, e",
  Mitsubishi: "Space Star, Outlander, ASX",
};

const LOCATIONS = ["Bertrange", "Niederkorn", "Esch-sur-Alzette", "Diekirch"].map((town) => ({
  slug: slugify(town),
  name: `Alzette Automobiles ${town}`,
}));

const TRIMS = ["1.5 TSI Style", "Titanium", "Limited", "2.0 TDI Highline", "GTI", "Business"];

const FUELS = ["petrol", "diesel", "electric", "hybrid", "electric+petrol", "lpg"] as const;
const COLOURS = ["white", "black", "grey", "blue", "red"] as const;
const CONDITIONS = ["used", "new", "demonstrator", "preregistered"] as const;
const BODIES = ["suv", "compact", "hatchback", "estate", "saloon", "mpv"] as const;

const cycle = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

const aStockRecord = (brand: string, model: string, id: number): StockRecord => ({
  ...NULL_ATTRIBUTES,
  id,
  brand: { slug: slugify(brand), name: brand },
  model: { slug: slugify(model), name: model },
  title: `${brand} ${model}`,
  trim: cycle(TRIMS, id),
  kind: /Transporter|Vito|Sprinter|Van|Cargo|Jumper|Ducato|Transit|Vivaro|Partner|Expert/.test(model)
    ? "van"
    : "passenger",
  condition: cycle(CONDITIONS, id),
  price: { purchase: { cents: (8000 + ((id * 731) % 52_000)) * 100, before_discount_cents: null } },
  vat_deductible: id % 3 === 0,
  fuel_type: cycle(FUELS, id),
  body_style: cycle(BODIES, id),
  transmission_type: id % 2 === 0 ? "manual" : "automatic",
  mileage_km: (id * 1237) % 150_000,
  construction_year: 2014 + (id % 13),
  power_kw: 60 + (id % 150),
  drive: cycle(["front", "rear", "all"] as const, id),
  doors: cycle([3, 5], id),
  seats: cycle([4, 5, 7], id),
  color: cycle(COLOURS, id),
  interior_color: "black",
  upholstery: cycle(["cloth", "leather"] as const, id),
  co2_g_km: 90 + (id % 100),
  wltp: true,
  range_km: cycle(FUELS, id).startsWith("electric") ? 300 + (id % 200) : null,
  emission_standard: "euro6d",
  towing_kg: 1000 + (id % 10) * 100,
  equipment: cycle(
    [
      ["tow_bar", "navigation_system"],
      ["rear_camera", "panoramic_roof", "heated_seats"],
    ] as const,
    id,
  ),
  location_id: 1,
  warranty_months: 12,
  owners: 1,
  accident_free: true,
  service_book: true,
  inspection_is_valid: true,
  net_cents: null,
  availability: "available",
  monthly_cents: 20_000 + (id % 400) * 100,
  first_seen_at: "2026-01-05T08:00:00Z",
  location: cycle(LOCATIONS, id),
});

const models = Object.entries(MODELS).flatMap(([brand, names]) =>
  names.split(", ").map((model) => [brand, model] as const),
);

/** Cycles through about 120 models; the newest year is 2026. */
export const carStock = (count: number): StockRecord[] =>
  Array.from({ length: count }, (_, index) => aStockRecord(...cycle(models, index), index + 1));

/** An index with seven vehicles of each model. */
export const aCarStockIndex = (): StockIndex =>
  openStockIndex(buildStockIndex(carStock(models.length * 7), VEHICLE_LABELS));
