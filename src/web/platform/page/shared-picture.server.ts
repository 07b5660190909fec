import type { Story } from "#domain/content/index.ts";
import {
  type PictureInContent,
  contentPicturesIn,
  heightFor,
  ORIGINAL_RENDITION,
  parseSource,
  writePictureAddress,
} from "#domain/media/index.ts";
import type { SharedPicture } from "./page-meta.ts";

/** Pixels; services for shared links crop to about 2:1. */
const WIDTH = 1_200;

const toSharedPicture = ({ asset, focus, filters, alt }: PictureInContent, siteUrl: string): SharedPicture => {
  const rendition = { ...ORIGINAL_RENDITION, width: WIDTH, height: heightFor(WIDTH, "wide"), focus, ...filters };
  return { url: siteUrl + writePictureAddress({ asset, rendition }), alt };
};

/** A picture for shared links, in a size that they display. */
export const sharedPicture = (src: string, alt: string, siteUrl: string): SharedPicture => {
  const source = parseSource(src);
  if (source === null) return { url: src.startsWith("/") ? siteUrl + src : src, alt };
  return toSharedPicture({ ...source, alt }, siteUrl);
};

/** The article's picture, otherwise the first one of the sections; null: the story has none. */
export const storyPicture = ({ article, sections }: Story, siteUrl: string): SharedPicture | null => {
  const [picture] = contentPicturesIn([article?.image, sections]);
  return picture === undefined ? null : toSharedPicture(picture, siteUrl);
};
