/** Formats a picture can be asked in. */
export const PICTURE_FORMATS = ["webp", "png", "jpeg", "avif"] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A part of the original that a crop keeps, in pixels of the original. */
export type Focus = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** How an asset is to be shown. Zero width or height: as the other one makes it; both zero: as it is. */
export type Rendition = {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Whole inside the box rather than cropped to it. */
  readonly fitIn: boolean;
  /** Crops to where the picture has most to show; a focus counts for more. */
  readonly smart: boolean;
  readonly focus: Focus | null;
  /** Null: the best one that the browser takes. */
  readonly format: PictureFormat | null;
  /** 1 to 100; null: the format's own standard. */
  readonly quality: number | null;
  /** Radius in pixels, 1 to 50; 0: none. */
  readonly blur: number;
  /** 0 to 100: so many hundredths of white are added. */
  readonly brightness: number;
  readonly rotate: 0 | 90 | 180 | 270;
  readonly grayscale: boolean;
  /** Six hexadecimal digits: what shows beside a picture that is fitted in, and through one that can be seen through. */
  readonly fill: string | null;
};

export const PLAIN: Rendition = {
  width: 0,
  height: 0,
  fitIn: false,
  smart: false,
  focus: null,
  format: null,
  quality: null,
  blur: 0,
  brightness: 0,
  rotate: 0,
  grayscale: false,
  fill: null,
};

/** The widths (and heights without a width) a picture can be asked in, in pixels. */
export const PICTURE_WIDTHS = [
  40, 80, 120, 160, 240, 320, 400, 480, 640, 800, 960, 1200, 1280, 1440, 1600, 1920, 2560,
] as const;

/** Width over height of the boxes a picture can be asked in. */
export const PICTURE_RATIOS = {
  square: 1,
  photo: 3 / 2,
  screen: 4 / 3,
  film: 16 / 9,
  wide: 2,
  banner: 3,
  portrait: 4 / 5,
  tall: 2 / 3,
} as const;

export type PictureRatio = keyof typeof PICTURE_RATIOS;

/** Height (pixels) of a box of that width and shape. */
export const heightFor = (width: number, ratio: PictureRatio): number => Math.round(width / PICTURE_RATIOS[ratio]);

const SIZES: ReadonlySet<number> = new Set(PICTURE_WIDTHS);

const RATIOS = Object.keys(PICTURE_RATIOS) as PictureRatio[];

/** Whether pictures are made in that size: anybody could fill the disk with sizes else. */
export const isPictureSize = (width: number, height: number): boolean => {
  if (width === 0) return height === 0 || SIZES.has(height);
  if (!SIZES.has(width)) return false;
  return height === 0 || RATIOS.some((ratio) => heightFor(width, ratio) === height);
};
