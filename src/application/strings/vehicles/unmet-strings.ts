import type { VehicleState } from "#domain/vehicles/index.ts";

/** A vehicle that visitors cannot ask for any more, or not for everything. */
type UnmetState = Exclude<VehicleState, "available">;

type UnmetTexts = { readonly title: string; readonly text: (name: string) => string };

const OTHERS = "D’autres vous attendent dans notre stock.";

/** What a page says instead of a form or an appointment for such a vehicle, and an e-mail to those who wait for it. */
export const UNMET_TEXTS: Readonly<Record<UnmetState, UnmetTexts>> = {
  sold: { title: "Ce véhicule est vendu", text: (name) => `${name} a trouvé preneur. ${OTHERS}` },
  removed: { title: "Ce véhicule n’est plus disponible", text: (name) => `${name} n’est plus proposé. ${OTHERS}` },
  reserved: {
    title: "Ce véhicule est réservé",
    text: (name) => `Un client a réservé ${name}. Écrivez-nous\u00a0: un conseiller vous dit où en est la réservation.`,
  },
};
