import { err, ok, type Result } from "../shared/index.ts";
import { readAsset, writeAsset, type PictureAsset } from "./asset.ts";
import { readFilters, writeFilters } from "./filters.ts";
import { isPictureSize, PLAIN, type Rendition } from "./rendition.ts";

/** A picture as it is asked for. */
export type PictureRequest = { readonly asset: PictureAsset; readonly rendition: Rendition };

const PREFIX = "/media/";

type Shape = Pick<Rendition, "width" | "height" | "fitIn" | "smart">;

const SHAPE = /^(?:(fit-in)\/)?(?:(\d{1,4})x(\d{1,4}))?(?:(?:^|\/)(smart))?$/;

const readShape = (text: string): Result<Shape, string> => {
  const [whole, fitIn, width = "0", height = "0", smart] = SHAPE.exec(text) ?? [];
  if (whole === undefined) return err(`"${text.slice(0, 60)}" is no size: {width}x{height} wants to be there.`);
  const shape = {
    width: Number(width),
    height: Number(height),
    fitIn: fitIn !== undefined,
    smart: smart !== undefined,
  };
  if (!isPictureSize(shape.width, shape.height)) return err(`Pictures are not made in ${width}x${height}.`);
  return ok(shape);
};

const readRendition = (text: string): Result<Rendition, string> => {
  const at = text.search(/(?:^|\/)filters:/);
  const shape = readShape((at === -1 ? text : text.slice(0, at)).replace(/\/$/, ""));
  if (!shape.ok) return shape;
  const filters = at === -1 ? ok({}) : readFilters(text.slice(text.indexOf("filters:") + "filters:".length));
  return filters.ok ? ok({ ...PLAIN, ...shape.value, ...filters.value }) : filters;
};

/**
 * Reads the path (as it stands in the request, undecoded) of a picture: `/media/{asset}`,
 * `/media/{asset}/m/{W}x{H}/filters:…` or `/media/{asset}/m/fit-in/{W}x{H}/smart/filters:…`, the image addresses of
 * the content service (https://www.storyblok.com/docs/api/image-service). The error says what is wrong with it.
 */
export const parsePictureAddress = (path: string): Result<PictureRequest, string> => {
  if (!path.startsWith(PREFIX)) return err("The address names no picture.");
  const rest = path.slice(PREFIX.length);
  // The last "m": a folder may be called so too.
  const [, name = rest, shape = ""] = /^(.*)\/m(?:\/(.*))?$/s.exec(rest) ?? [];
  const asset = readAsset(name);
  if (asset === null) return err("The address names no picture.");
  const rendition = readRendition(shape);
  return rendition.ok ? ok({ asset, rendition: rendition.value }) : rendition;
};

/** The path of a picture, one for each request. `parsePictureAddress` reads it. */
export const writePictureAddress = ({ asset, rendition }: PictureRequest): string => {
  const { width, height, fitIn, smart } = rendition;
  const parts = [
    ...(fitIn ? ["fit-in"] : []),
    ...(width || height || fitIn ? [`${width}x${height}`] : []),
    ...(smart ? ["smart"] : []),
    ...writeFilters(rendition),
  ];
  const name = PREFIX + writeAsset(asset);
  if (parts.length > 0) return `${name}/m/${parts.join("/")}`;
  return name.includes("/m/") ? `${name}/m/0x0` : name;
};
