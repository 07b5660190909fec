import { createHash } from "node:crypto";
import type { FeedVehicle } from "./stock.ts";

/** World manufacturer identifiers of the brands; the numbers behind them are made up. */
const MANUFACTURERS: Readonly<Record<string, string>> = {
  ford: "WF0",
  opel: "W0V",
  hyundai: "TMA",
  kia: "U5Y",
  volvo: "YV1",
  mg: "LSJ",
  fiat: "ZFA",
  suzuki: "TSM",
  mitsubishi: "JMB",
  volkswagen: "WVW",
  jeep: "ZAC",
  audi: "WAU",
  "mercedes-benz": "W1K",
  renault: "VF1",
  bmw: "WBA",
  peugeot: "VF3",
  skoda: "TMB",
  toyota: "SB1",
  dacia: "UU1",
  tesla: "XP7",
  nissan: "SJN",
  citroen: "VF7",
  seat: "VSS",
  mini: "WMW",
  porsche: "WP0",
  mazda: "JMZ",
  honda: "SHH",
};

const SIGNS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

/** Model years from 2010 on, by their sign. */
const YEARS = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** A made-up number of a valid form for a vehicle that was registered; null for a new one, which has none yet. */
export const demoVin = ({ id, brand, condition, construction_year }: FeedVehicle): string | null => {
  if (condition === "new") return null;
  const bytes = createHash("sha256").update(`demo vehicle ${id}`).digest();
  const sign = (index: number): string => SIGNS[(bytes[index] ?? 0) % SIGNS.length] ?? "A";
  const year = YEARS[((construction_year ?? 2020) - 2010 + YEARS.length) % YEARS.length] ?? "A";
  const serial = String(bytes.readUInt32BE(8) % 1_000_000).padStart(6, "0");
  const described = Array.from({ length: 6 }, (_, index) => sign(index)).join("");
  return `${MANUFACTURERS[brand.slug] ?? "VXX"}${described}${year}${sign(6)}${serial}`;
};
