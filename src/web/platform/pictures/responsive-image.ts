import {
  parseSource,
  heightFor,
  ORIGINAL_RENDITION,
  PAGE_WIDTHS,
  parseFocus,
  type PictureAsset,
  type PictureFilters,
  type PictureRatio,
  type PictureSource,
  type Rendition,
  writePictureAddress,
} from "#domain/media/index.ts";
import type { PhotoSource } from "../../../ui/photo/photo.tsx";

type Size = { readonly width: number; readonly height: number };

/** The full size of an asset, which only URLs of the content service contain. */
const sizeInAddress = (asset: PictureAsset): Size | null => {
  const [, width, height] = /\/f\/\d+\/(\d{1,5})x(\d{1,5})\//.exec(asset.kind === "remote" ? asset.url : "") ?? [];
  return width && height && Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : null;
};

/** A quarter turn exchanges width and height. */
const turned = ({ width, height }: Size, { rotate }: PictureFilters): Size =>
  rotate === 90 || rotate === 270 ? { width: height, height: width } : { width, height };

/** `size`: of the largest rendition, before it is turned. */
const createImageSet = (
  { asset, filters }: PictureSource,
  { widths, size }: { readonly widths: readonly number[]; readonly size: Size },
  rendition: (width: number) => Partial<Rendition>,
) => {
  const urlOf = (width: number): string =>
    writePictureAddress({ asset, rendition: { ...ORIGINAL_RENDITION, width, ...rendition(width), ...filters } });
  const displayed = turned(size, filters);
  return {
    // For clients without `srcset` support.
    src: urlOf(widths.includes(800) ? 800 : (widths.at(-1) ?? 800)),
    srcSet: widths.map((width) => `${urlOf(width)} ${Math.round((width * displayed.width) / size.width)}w`).join(", "),
    ...displayed,
  };
};

type ImageSource = { readonly src: string; readonly focus?: string | null };

/**
 * With a ratio the picture is cropped around the editor's focus. Without one it has its own size if the URL contains
 * it, otherwise it is cropped to 3:2, so that its dimensions are always known. Filters of its address are applied to every
 * width. Other sources stay unchanged.
 */
export const responsiveImage = ({ src, focus }: ImageSource, ratio: PictureRatio | null = null): PhotoSource => {
  const source = parseSource(src);
  if (source === null) return { src };
  const size = sizeInAddress(source.asset);
  if (ratio === null && size !== null) {
    const largest = PAGE_WIDTHS.find((width) => width >= size.width) ?? 2560;
    const widths = PAGE_WIDTHS.filter((width) => width <= largest);
    return createImageSet(source, { widths, size }, () => ({}));
  }
  const shape = ratio ?? "photo";
  const marked = parseFocus(focus ?? "") ?? source.focus;
  const smart = marked === null && shape !== "photo";
  const widths = PAGE_WIDTHS.filter((width) => width <= 1600);
  const box = { width: 1600, height: heightFor(1600, shape) };
  return createImageSet(source, { widths, size: box }, (width) => ({
    height: heightFor(width, shape),
    focus: marked,
    smart,
  }));
};
