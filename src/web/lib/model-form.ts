import { LEAD_KINDS, type LeadKind, modelSubject } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { Brand, Model } from "#domain/models/index.ts";
import { modelTitle } from "../features/models/model-card-view.ts";
import type { Choosing } from "../features/lead-form/index.server.ts";

/** The word after a model in an address, and the kind of lead it stands for. */
const KINDS: ReadonlyMap<string, LeadKind> = new Map<string, LeadKind>([
  ["contact", LEAD_KINDS.model_contact],
  ["testdrive", LEAD_KINDS.model_test_drive],
]);

/** The kind of lead of `/{brand}/models/{model}/{word}`, also below it. */
export const modelFormKind = ({ pathname }: URL): LeadKind | null => KINDS.get(pathname.split("/")[4] ?? "") ?? null;

/** Vans stand where those who work with them are. */
const sells =
  ({ brand, kind }: Model) =>
  (place: Location): boolean =>
    place.brands.includes(brand) && place.services.includes(kind === "van" ? "commercial_vehicles" : "new_vehicles");

/** What the form of a model asks, and of which places. */
export const askedOfModel = (kind: LeadKind, brand: Brand, model: Model): Choosing => ({
  kind,
  subject: modelSubject({ brand: brand.slug, slug: model.slug, title: modelTitle(model, [brand]) }),
  amongst: sells(model),
});
