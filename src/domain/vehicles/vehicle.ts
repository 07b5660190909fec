import type { Availability, BodyStyle } from "./keys.ts";
import type { VehicleAttributes } from "./fields/vehicle-attributes.ts";
import type { Medium } from "./fields/vehicle-field.ts";

export type WithMedia = Pick<VehicleAttributes, "media" | "inspection_marks">;

/** Everything of a vehicle that is downloaded and served: its media, then the photographs of its marks. */
export const allMedia = ({ media, inspection_marks }: WithMedia): readonly Medium[] => {
  const photos = (inspection_marks ?? []).flatMap(({ photo }) => photo ?? []);
  return photos.length === 0 ? media : [...media, ...photos.map((url): Medium => ({ type: "image", url, alt: null }))];
};

/** The attributes as JSON without those that are null. Equal attributes have equal JSON when a feed's mapping made them. */
export const serializeAttributes = (attributes: VehicleAttributes): string => {
  // JSON has no undefined. A copy with all names is serialised several times faster than one built name by name.
  const present: Record<string, unknown> = { ...attributes };
  for (const name in present) if (present[name] === null) present[name] = undefined;
  return JSON.stringify(present);
};

/** A vehicle of the stock. */
export type Vehicle = VehicleAttributes & {
  /** Assigned at the first import and never changed; also the number in the slug. */
  readonly id: number;
  readonly slug: string;
  /** Brand and model. */
  readonly title: string;
  /** ISO 8601 instants. */
  readonly first_seen_at: string;
  readonly updated_at: string;
  /** Hash of the attributes; equal hashes mean equal attributes. */
  readonly content_hash: string;
  /** The shapes that it can have by the stock's index, which derives them: `possibleShapes`. The database has none. */
  readonly shapes?: readonly BodyStyle[];
};

/** What a vehicle is for visitors. `removed`: its feed does not list it any more, or staff hide it. */
export type VehicleState = Availability | "removed";

/** What a vehicle must be for a page, a form or an appointment: not sold and not removed, or not reserved either. */
export type VehicleDemand = "for_sale" | "available";

/** `removed_at`: since when the vehicle is not shown; null while it is. */
export const vehicleState = ({
  vehicle,
  removed_at,
}: {
  readonly vehicle: Pick<Vehicle, "availability">;
  readonly removed_at: string | null;
}): VehicleState => (removed_at === null ? vehicle.availability : "removed");

const MET: Readonly<Record<VehicleDemand, readonly VehicleState[]>> = {
  for_sale: ["available", "reserved"],
  available: ["available"],
};

export const meetsDemand = (state: VehicleState, demand: VehicleDemand): boolean => MET[demand].includes(state);

/** Title and trim: "Ford Puma ST-Line". */
export const vehicleName = ({ title, trim }: { readonly title: string; readonly trim?: string | null }): string =>
  [title, trim].filter(Boolean).join(" ");

/**
 * The day (`YYYY-MM-DD`) from which a vehicle is available if it is after `today` (`YYYY-MM-DD` in the location's time
 * zone); null for a vehicle that is in stock, reserved or sold.
 */
export const availableFrom = (
  { availability, available_from }: Pick<Vehicle, "availability" | "available_from">,
  today: string,
): string | null =>
  availability === "available" && available_from !== null && available_from > today ? available_from : null;
