import type { Medium } from "./fields/attribute-values.ts";
import type { VehicleAttributes } from "./fields/vehicle-attributes.ts";

export type WithMedia = Pick<VehicleAttributes, "media" | "inspection_marks">;

/** Everything of a vehicle that is downloaded and served: its media, then the photographs of its marks. */
export const allMedia = ({ media, inspection_marks }: WithMedia): readonly Medium[] => {
  const photos = (inspection_marks ?? []).flatMap(({ photo }) => photo ?? []);
  return photos.length === 0 ? media : [...media, ...photos.map((url): Medium => ({ type: "image", url, alt: null }))];
};
