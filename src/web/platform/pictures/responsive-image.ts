import {
  parseSource,
  heightFor,
  ORIGINAL_RENDITION,
  PAGE_WIDTHS,
  parseFocus,
  type PictureAsset,
  type PictureRatio,
  type Rendition,
  writePictureAddress,
} from "#domain/media/index.ts";
import type { PhotoSource } from "../../../ui/photo/photo.tsx";

/** The full size of an asset, which only URLs of the content service contain. */
const sizeInAddress = (asset: PictureAsset): { readonly width: number; readonly height: number } | null => {
  const [, width, height] = /\/f\/\d+\/(\d{1,5})x(\d{1,5})\//.exec(asset.kind === "remote" ? asset.url : "") ?? [];
  return width && height && Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : null;
};

const createImageSet = (
  asset: PictureAsset,
  widths: readonly number[],
  rendition: (width: number) => Partial<Rendition>,
) => {
  const urlOf = (width: number): string =>
    writePictureAddress({ asset, rendition: { ...ORIGINAL_RENDITION, width, ...rendition(width) } });
  return {
    // For clients without `srcset` support.
    src: urlOf(widths.includes(800) ? 800 : (widths.at(-1) ?? 800)),
    srcSet: widths.map((width) => `${urlOf(width)} ${width}w`).join(", "),
  };
};

type ImageSource = { readonly src: string; readonly focus?: string | null };

/**
 * With a ratio the picture is cropped around the editor's focus. Without one it has its own size if the URL contains
 * it, otherwise it is cropped to 3:2, so that its dimensions are always known. Other sources stay unchanged.
 */
export const responsiveImage = ({ src, focus }: ImageSource, ratio: PictureRatio | null = null): PhotoSource => {
  const asset = parseSource(src);
  if (asset === null) return { src };
  const size = sizeInAddress(asset);
  if (ratio === null && size !== null) {
    const largest = PAGE_WIDTHS.find((width) => width >= size.width) ?? 2560;
    const widths = PAGE_WIDTHS.filter((width) => width <= largest);
    return { ...createImageSet(asset, widths, () => ({})), ...size };
  }
  const shape = ratio ?? "photo";
  const marked = parseFocus(focus ?? "");
  const smart = marked === null && shape !== "photo";
  const widths = PAGE_WIDTHS.filter((width) => width <= 1600);
  return {
    ...createImageSet(asset, widths, (width) => ({ height: heightFor(width, shape), focus: marked, smart })),
    width: 1600,
    height: heightFor(1600, shape),
  };
};
