export const PICTURE_FORMATS = ["webp", "png", "jpeg", "avif"] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The area that a crop must include, in pixels of the original. */
export type Focus = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Parses `x1xy1:x2xy2`, up to 99,999 pixels; null for anything else and for an empty area. */
export const parseFocus = (text: string): Focus | null => {
  const [, left, top, right, bottom] = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(text)?.map(Number) ?? [];
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  return right > left && bottom > top ? { left, top, right, bottom } : null;
};

/** The inverse of `parseFocus`. */
export const writeFocus = ({ left, top, right, bottom }: Focus): string => `${left}x${top}:${right}x${bottom}`;

/** A width or height of 0 follows from the other; if both are 0, the original size is used. */
export type Rendition = {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Fits the picture into the box instead of cropping it. */
  readonly fitIn: boolean;
  /** Crops to the area with the most detail; `focus` takes precedence. */
  readonly smart: boolean;
  readonly focus: Focus | null;
  /** Null: the best format that the browser accepts. */
  readonly format: PictureFormat | null;
  /** 0 to 100; null: the default of the format. */
  readonly quality: number | null;
  /** Radius in pixels, 1 to 100; 0: none. */
  readonly blur: number;
  /** 0 to 100: percentage of white to add. */
  readonly brightness: number;
  readonly rotate: 0 | 90 | 180 | 270;
  readonly grayscale: boolean;
  /** Six hexadecimal digits: background around fitted pictures and behind transparent ones. */
  readonly fill: string | null;
};

/** What an editor may state of a picture, beside its focus. */
export type PictureFilters = Omit<Rendition, "width" | "height" | "fitIn" | "smart" | "focus">;

export const NO_FILTERS: PictureFilters = {
  format: null,
  quality: null,
  blur: 0,
  brightness: 0,
  rotate: 0,
  grayscale: false,
  fill: null,
};

export const ORIGINAL_RENDITION: Rendition = {
  width: 0,
  height: 0,
  fitIn: false,
  smart: false,
  focus: null,
  ...NO_FILTERS,
};

/** Allowed widths, and heights without a width, in pixels. */
export const PICTURE_WIDTHS = [
  40, 80, 120, 160, 240, 320, 400, 480, 640, 800, 960, 1200, 1280, 1440, 1600, 1920, 2560,
] as const;

/** The widths that pages request: a few, so that many screens share one file. */
export const PAGE_WIDTHS = [320, 480, 800, 1200, 1600, 2560] as const;

/** Width divided by height. */
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

/** Pixels. */
export const heightFor = (width: number, ratio: PictureRatio): number => Math.round(width / PICTURE_RATIOS[ratio]);

const ALLOWED_WIDTHS: ReadonlySet<number> = new Set(PICTURE_WIDTHS);

const RATIO_NAMES = Object.keys(PICTURE_RATIOS) as PictureRatio[];

/** Only listed sizes are allowed; otherwise requests for arbitrary sizes could fill the disk. */
export const isPictureSize = (width: number, height: number): boolean => {
  if (width === 0) return height === 0 || ALLOWED_WIDTHS.has(height);
  if (!ALLOWED_WIDTHS.has(width)) return false;
  return height === 0 || RATIO_NAMES.some((ratio) => heightFor(width, ratio) === height);
};

const PAGE_WIDTH_SET: ReadonlySet<number> = new Set(PAGE_WIDTHS);

/**
 * True for the sizes that the site's pages contain, whatever their focus and filters. Encoding takes up to seven seconds
 * of processor time, so that no others are made for visitors.
 */
export const isPageSize = ({ width, height, fitIn, smart, focus }: Rendition): boolean => {
  if (fitIn || (smart && focus !== null)) return false;
  if (width === 0) return height === 0 && !smart && focus === null;
  return PAGE_WIDTH_SET.has(width) && isPictureSize(width, height) && (height !== 0 || (!smart && focus === null));
};
