import { err, ok, type Result } from "../shared/index.ts";
import { assetText, readAsset, writeAsset, type PictureAsset } from "./asset.ts";
import { type FilterValues, readFilters, writeFilters } from "./filters.ts";
import {
  type Focus,
  isPictureSize,
  NO_FILTERS,
  ORIGINAL_RENDITION,
  type PictureFilters,
  type Rendition,
} from "./rendition.ts";

export type PictureRequest = { readonly asset: PictureAsset; readonly rendition: Rendition };

const PREFIX = "/media/";

const SIZE = /^(?:(fit-in)\/)?(?:(\d{1,4})x(\d{1,4}))?(?:(?:^|\/)(smart))?$/;

const readSize = (text: string): Result<Pick<Rendition, "width" | "height" | "fitIn" | "smart">, string> => {
  const [match, fitIn, width = "0", height = "0", smart] = SIZE.exec(text) ?? [];
  if (match === undefined) return err(`"${text.slice(0, 60)}" is no size: {width}x{height} wants to be there.`);
  const size = {
    width: Number(width),
    height: Number(height),
    fitIn: fitIn !== undefined,
    smart: smart !== undefined,
  };
  if (!isPictureSize(size.width, size.height)) return err(`Pictures are not made in ${width}x${height}.`);
  return ok(size);
};

const readRendition = (text: string): Result<Rendition, string> => {
  const filtersIndex = text.search(/(?:^|\/)filters:/);
  const size = readSize((filtersIndex === -1 ? text : text.slice(0, filtersIndex)).replace(/\/$/, ""));
  if (!size.ok) return size;
  const filters = filtersIndex === -1 ? ok({}) : readFilters(text.slice(text.indexOf("filters:") + "filters:".length));
  return filters.ok ? ok({ ...ORIGINAL_RENDITION, ...size.value, ...filters.value }) : filters;
};

/** At the last "m", because a folder can have this name too. */
const splitAddress = (text: string): { readonly name: string; readonly transformation: string } => {
  const [, name = text, transformation = ""] = /^(.*)\/m(?:\/(.*))?$/s.exec(text) ?? [];
  return { name, transformation };
};

/** A picture of content: its file, and what its address states of it. */
export type PictureSource = {
  readonly asset: PictureAsset;
  readonly focus: Focus | null;
  readonly filters: PictureFilters;
};

/** Focus and filters of a transformation; its size is the page's. Null if it has another form. */
const readStated = (transformation: string): Omit<PictureSource, "asset"> | null => {
  const [match, text] =
    /^(?:fit-in\/)?(?:\d{1,4}x\d{1,4})?(?:\/?smart)?\/?(?:filters:(.*))?$/s.exec(transformation) ?? [];
  if (match === undefined) return null;
  const read = text === undefined ? ok({}) : readFilters(text);
  // A picture whose filters are wrong is displayed without them.
  const { focus = null, ...filters }: FilterValues = read.ok ? read.value : {};
  return { focus, filters: { ...NO_FILTERS, ...filters } };
};

/**
 * Parses the `src` of content: `/media/…` of this site or an external https address, with the filters of the content
 * service (`…/m/filters:blur(10)`). Null for files that the site serves in another way, such as `/studio/…`.
 */
export const parseSource = (src: string): PictureSource | null => {
  const text = assetText(src);
  if (text === null) return null;
  const { name, transformation } = splitAddress(text);
  const stated = name === text ? null : readStated(transformation);
  const asset = readAsset(stated === null ? text : name);
  return asset && { asset, ...(stated ?? { focus: null, filters: NO_FILTERS }) };
};

/**
 * Parses the undecoded path of a picture: `/media/{asset}`, `/media/{asset}/m/{W}x{H}/filters:…` or
 * `/media/{asset}/m/fit-in/{W}x{H}/smart/filters:…`, the image addresses of the content service
 * (https://www.storyblok.com/docs/api/image-service). The error is a message.
 */
export const parsePictureAddress = (path: string): Result<PictureRequest, string> => {
  if (!path.startsWith(PREFIX)) return err("The address names no picture.");
  const rest = path.slice(PREFIX.length);
  const { name, transformation } = splitAddress(rest);
  const asset = readAsset(name);
  if (asset === null) return err("The address names no picture.");
  const rendition = readRendition(transformation);
  return rendition.ok ? ok({ asset, rendition: rendition.value }) : rendition;
};

/** The inverse of `parsePictureAddress`; equal requests have equal paths. */
export const writePictureAddress = ({ asset, rendition }: PictureRequest): string => {
  const { width, height, fitIn, smart } = rendition;
  const segments = [
    ...(fitIn ? ["fit-in"] : []),
    ...(width || height || fitIn ? [`${width}x${height}`] : []),
    ...(smart ? ["smart"] : []),
    ...writeFilters(rendition),
  ];
  const name = PREFIX + writeAsset(asset);
  if (segments.length > 0) return `${name}/m/${segments.join("/")}`;
  return name.includes("/m/") ? `${name}/m/0x0` : name;
};
