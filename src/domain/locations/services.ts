/** Services of a location. */
export const SERVICES = [
  "new_vehicles",
  "used_vehicles",
  "commercial_vehicles",
  "leasing",
  "fleet",
  "financing",
  "workshop",
  "bodywork",
  "dent_and_paint",
  "tyres",
  "parts",
  "conversion",
  "courtesy_car",
  "charging",
] as const;

export type Service = (typeof SERVICES)[number];

export const isService = (text: string): text is Service => SERVICES.some((service) => service === text);
