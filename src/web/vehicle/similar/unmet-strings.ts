import type { VehicleState } from "#domain/vehicles/index.ts";

/** A vehicle that visitors cannot ask for any more, or not for everything. */
export type UnmetState = Exclude<VehicleState, "available">;

type UnmetTexts = { readonly title: string; readonly text: (name: string) => string };

const soldText = (name: string): string => `${name} a trouvé preneur. D’autres vous attendent dans notre stock.`;

/** What a page says instead of a form or an appointment for such a vehicle. */
export const UNMET_TEXTS: Readonly<Record<UnmetState, UnmetTexts>> = {
  sold: { title: "Ce véhicule est vendu", text: soldText },
  removed: { title: "Ce véhicule n’est plus disponible", text: soldText },
  reserved: {
    title: "Ce véhicule est réservé",
    text: (name) =>
      `Un client a réservé ${name}. Laissez-nous une demande sur sa page\u00a0: un conseiller vous dit où en est la réservation. D’autres lui ressemblent.`,
  },
};

/** Instead of the link to the stock, for a reserved vehicle. */
export const SEE_VEHICLE = "Voir ce véhicule";
