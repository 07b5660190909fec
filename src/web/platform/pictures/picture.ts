import {
  STUDIO_FOLDER,
  studioShape,
  STUDIO_WIDTHS,
  type Color,
  type Medium,
  type StudioShape,
  type StudioView,
  type Vehicle,
} from "#domain/vehicles/index.ts";

/** A photograph, or the studio illustration of the body style in the vehicle's colour. */
export type Picture =
  | { readonly kind: "photo"; readonly url: string; readonly alt: string }
  | { readonly kind: "studio"; readonly shape: StudioShape; readonly color: Color | "unknown"; readonly alt: string };

export const studioUrl = (shape: StudioShape, view: StudioView, width: number): string =>
  `/${STUDIO_FOLDER}/${shape}-${view}-${width}.webp`;

export const studioMaskUrl = (shape: StudioShape, view: StudioView, width: number): string =>
  `/${STUDIO_FOLDER}/${shape}-${view}-mask-${width}.webp`;

/** `maxWidth`: largest available file, in pixels. */
export const studioSrcSet = (shape: StudioShape, view: StudioView, maxWidth = Number.POSITIVE_INFINITY): string =>
  STUDIO_WIDTHS.filter((width) => width <= maxWidth)
    .map((width) => `${studioUrl(shape, view, width)} ${width}w`)
    .join(", ");

/**
 * Media served by this site. Media linked from a feed would send the visitor's IP address to another host and are
 * blocked by the content security policy.
 */
export const servedMedia = ({ media }: Pick<Vehicle, "media">): readonly Medium[] =>
  media.filter(({ url }) => url.startsWith("/") && !url.startsWith("//"));

/** Photographs served by this site, in the order of the feed. */
export const servedPhotos = (vehicle: Pick<Vehicle, "media">): readonly Medium[] =>
  servedMedia(vehicle).filter(({ type }) => type === "image");

/** The first photograph, otherwise the studio illustration. */
export const mainPicture = (vehicle: Vehicle, alt: string): Picture => {
  const [photo] = servedPhotos(vehicle);
  if (photo) return { kind: "photo", url: photo.url, alt: photo.alt ?? alt };
  return { kind: "studio", shape: studioShape(vehicle), color: vehicle.color ?? "unknown", alt };
};
