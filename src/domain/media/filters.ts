import { err, ok, type Result } from "../shared/index.ts";
import {
  parseFocus,
  PICTURE_FORMATS,
  type PictureFilters,
  type PictureFormat,
  type Rendition,
  writeFocus,
} from "./rendition.ts";

export type FilterValues = Partial<PictureFilters & Pick<Rendition, "focus">>;

type FilterReader = (argument: string) => FilterValues | null;

const readInteger = (text: string, from: number, to: number): number | null => {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
};

/** From 0 to 100, as rich text has them (specification, section 9). */
const createNumberReader =
  (name: "quality" | "brightness"): FilterReader =>
  (argument) => {
    const value = readInteger(argument, 0, 100);
    return value === null ? null : { [name]: value };
  };

const READERS: Readonly<Record<string, FilterReader>> = {
  quality: createNumberReader("quality"),
  brightness: createNumberReader("brightness"),
  // The second number (sigma of the content service) has no visible effect.
  blur: (argument) => {
    const radius = readInteger(/^(\d+)(?:,\d{1,3})?$/.exec(argument)?.[1] ?? "", 0, 100);
    return radius === null ? null : { blur: radius };
  },
  rotate: (argument) => {
    const rotate = [0, 90, 180, 270].find((turn) => String(turn) === argument) as Rendition["rotate"] | undefined;
    return rotate === undefined ? null : { rotate };
  },
  format: (argument) => {
    const format = (PICTURE_FORMATS as readonly string[]).includes(argument) ? (argument as PictureFormat) : null;
    return format === null ? null : { format };
  },
  fill: (argument) => (/^[0-9a-f]{6}$/i.test(argument) ? { fill: argument.toLowerCase() } : null),
  focal: (argument) => {
    const focus = parseFocus(argument);
    return focus === null ? null : { focus };
  },
  grayscale: (argument) => (argument === "" ? { grayscale: true } : null),
};

const FILTER = /^:?([a-z]+)\(([^()]{0,40})\)/;

/** Parses the text after `filters:`, such as `quality(80):format(webp)`. A filter must not occur twice. */
export const readFilters = (text: string): Result<FilterValues, string> => {
  let values: FilterValues = {};
  const names = new Set<string>();
  for (let rest = text; rest !== ""; ) {
    const [match, name = "", argument = ""] = FILTER.exec(rest) ?? [];
    if (match === undefined) return err(`"${rest.slice(0, 60)}" is no filter.`);
    if (!Object.hasOwn(READERS, name)) return err(`There is no filter "${name}".`);
    const read = names.has(name) ? null : READERS[name]?.(argument);
    if (!read) return err(`"${name}(${argument})" is not a value of the filter, or the filter is said twice.`);
    names.add(name);
    values = { ...values, ...read };
    rest = rest.slice(match.length);
  }
  return names.size === 0 ? err("There is no filter.") : ok(values);
};

/** Writes the filters in a fixed order; omits default values. */
export const writeFilters = (filters: PictureFilters & Partial<Pick<Rendition, "focus">>): readonly string[] => {
  const { focus, format, quality, blur, brightness, rotate, grayscale, fill } = filters;
  const texts = [
    ...(focus ? [`focal(${writeFocus(focus)})`] : []),
    ...(format ? [`format(${format})`] : []),
    ...(quality === null ? [] : [`quality(${quality})`]),
    ...(blur === 0 ? [] : [`blur(${blur})`]),
    ...(brightness === 0 ? [] : [`brightness(${brightness})`]),
    ...(rotate === 0 ? [] : [`rotate(${rotate})`]),
    ...(grayscale ? ["grayscale()"] : []),
    ...(fill === null ? [] : [`fill(${fill})`]),
  ];
  return texts.length === 0 ? [] : [`filters:${texts.join(":")}`];
};
