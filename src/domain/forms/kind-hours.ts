import { locationHours, type LocationWithHours } from "../appointments/index.ts";
import { findSlotField } from "./field-kinds/slot/slot-field.ts";
import type { LeadKind } from "./kind.ts";
import type { OpeningHours } from "../locations/index.ts";

/** The hours that apply to a kind: those of its slot field, else the showroom's. */
export const leadKindHours = (kind: Pick<LeadKind, "fields">, location: LocationWithHours): OpeningHours =>
  locationHours(location)[findSlotField(kind)?.hours ?? "showroom"];
