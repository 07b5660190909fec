import type { VehicleSubject } from "#domain/leads/index.ts";

export const PUMA_SUBJECT: VehicleSubject = {
  type: "vehicle",
  id: 12,
  slug: "12-1-ford-puma-st-line",
  title: "Ford Puma",
  trim: "ST-Line",
  brand: "ford",
  stock_number: "A-12",
  price: { cents: 2_499_000, formatted: "24\u202f990\u00a0€", suffix: "TTC" },
  energy: "fuel",
  location: { slug: "bertrange", name: "Alzette Automobiles Bertrange", phone: "+352 20 00 01 01" },
};
