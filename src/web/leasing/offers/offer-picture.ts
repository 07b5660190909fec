import type { LeaseOffer, PublishedOffer } from "#domain/lease-offers/index.ts";
import { studioShape, studioViews, type StudioView } from "#domain/vehicles/index.ts";
import { COLOR_LABELS } from "#application/strings/vehicles/key-labels.ts";
import { offerStrings } from "./lease-offer-cards-strings.ts";
import { vehiclePageStrings, type GalleryMediumView } from "../../vehicle/index.ts";
import type { Picture } from "../../platform/pictures/index.ts";

type PicturedOffer = {
  readonly offer: Pick<LeaseOffer, "kind" | "body_style" | "color" | "images" | "brand" | "model">;
} & Pick<PublishedOffer, "title">;

const shapeOf = ({ kind, body_style, brand, model }: PicturedOffer["offer"]) =>
  studioShape({
    kind: kind === "van" ? "van" : "passenger",
    body_style,
    brand: { slug: brand },
    model: { slug: model },
  });

const studioPicture = ({ offer, title }: PicturedOffer, view: StudioView): Picture => ({
  kind: "studio",
  shape: shapeOf(offer),
  color: offer.color ?? "unknown",
  alt: offerStrings.pictureAlt(title, offer.color && COLOR_LABELS[offer.color], vehiclePageStrings.gallery.views[view]),
});

/** Images served by this site. */
const servedImages = ({ images }: PicturedOffer["offer"]): PicturedOffer["offer"]["images"] =>
  images.filter(({ url }) => url.startsWith("/") && !url.startsWith("//"));

/** The first image served by this site, else the studio illustration in the offer's colour. */
export const offerPicture = (pictured: PicturedOffer): Picture => {
  const [photo] = servedImages(pictured.offer);
  return photo ? { kind: "photo", url: photo.url, alt: photo.alt } : studioPicture(pictured, "front");
};

/** All images, else the studio illustrations of the body style. */
export const offerGallery = (pictured: PicturedOffer): readonly GalleryMediumView[] => {
  const photos = servedImages(pictured.offer);
  if (photos.length > 0) {
    return photos.map(({ url, alt }) => ({ type: "picture", view: "front", picture: { kind: "photo", url, alt } }));
  }
  return studioViews(shapeOf(pictured.offer)).map((view) => ({
    type: "picture",
    view,
    picture: studioPicture(pictured, view),
  }));
};
