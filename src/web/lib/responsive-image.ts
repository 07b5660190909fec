import {
  assetOfSource,
  heightFor,
  PLAIN,
  type Focus,
  type PictureAsset,
  type PictureRatio,
  type Rendition,
  writePictureAddress,
} from "#domain/media/index.ts";
import type { PhotoSource } from "../../ui/photo/photo.tsx";

/** Widths a page offers, of those pictures are made in: few, so that many screens share one file. */
const WIDTHS = [320, 480, 800, 1200, 1600, 2560] as const;

/** What the whole of an asset measures, where its address says so, as those of the content service do. */
const sizeInAddress = (asset: PictureAsset): { readonly width: number; readonly height: number } | null => {
  const [, width, height] = /\/f\/\d+\/(\d{1,5})x(\d{1,5})\//.exec(asset.kind === "remote" ? asset.url : "") ?? [];
  return width && height && Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : null;
};

const focusOf = (text: string | null | undefined): Focus | null => {
  const [, left, top, right, bottom] = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(text ?? "")?.map(Number) ?? [];
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  return right > left && bottom > top ? { left, top, right, bottom } : null;
};

const setOf = (asset: PictureAsset, widths: readonly number[], rendition: (width: number) => Partial<Rendition>) => {
  const addressOf = (width: number): string =>
    writePictureAddress({ asset, rendition: { ...PLAIN, width, ...rendition(width) } });
  return {
    // For whoever takes no set: old browsers, feeds, previews.
    src: addressOf(widths.includes(800) ? 800 : (widths.at(-1) ?? 800)),
    srcSet: widths.map((width) => `${addressOf(width)} ${width}w`).join(", "),
  };
};

type Source = { readonly src: string; readonly focus?: string | null };

/**
 * A picture's sizes. With a ratio it is cropped to it, around what the editor marked; without one it is shown whole where
 * its address says how large it is, and as a photograph (3:2) else: so its place on the page is always known. What is not
 * ours to make sizes of stays as it is.
 */
export const responsiveImage = ({ src, focus }: Source, ratio: PictureRatio | null = null): PhotoSource => {
  const asset = assetOfSource(src);
  if (asset === null) return { src };
  const whole = sizeInAddress(asset);
  if (ratio === null && whole !== null) {
    const largest = WIDTHS.find((width) => width >= whole.width) ?? 2560;
    const widths = WIDTHS.filter((width) => width <= largest);
    return { ...setOf(asset, widths, () => ({})), ...whole };
  }
  const shape = ratio ?? "photo";
  const marked = focusOf(focus);
  const smart = marked === null && shape !== "photo";
  const widths = WIDTHS.filter((width) => width <= 1600);
  return {
    ...setOf(asset, widths, (width) => ({ height: heightFor(width, shape), focus: marked, smart })),
    width: 1600,
    height: heightFor(1600, shape),
  };
};
