import { type PictureAsset, writeAsset } from "./asset.ts";
import { fileExtension } from "./films.ts";
import { writeFilters } from "./filters.ts";
import { parseSource, type PictureSource } from "./picture-address.ts";
import { type Focus, NO_FILTERS, parseFocus, type PictureFilters, type Rendition, writeFocus } from "./rendition.ts";

/** How an editor wants a picture displayed: the area that a crop must include, and filters. */
export type Marking = { readonly focus: Focus | null; readonly filters: PictureFilters };

const filterText = (filters: PictureFilters): string => writeFilters(filters).join("");

/** What of a rendition has to be marked in the content; null: nothing. */
export const markingOf = (rendition: Rendition): Marking | null => {
  const { focus, format, quality, blur, brightness, rotate, grayscale, fill } = rendition;
  const filters = { format, quality, blur, brightness, rotate, grayscale, fill };
  return focus === null && filterText(filters) === "" ? null : { focus, filters };
};

/** A picture with its marking; equal for equal ones. */
export const markingKey = (asset: PictureAsset, { focus, filters }: Marking): string =>
  [writeAsset(asset), focus === null ? "" : writeFocus(focus), filterText(filters)].filter(Boolean).join(" ");

/** Deeper values are ignored; the sections of a story have less. */
const MAX_DEPTH = 30;

const PICTURE_TYPES = new Set(["webp", "png", "jpg", "jpeg", "avif", "gif"]);

type Fields = Readonly<Record<string, unknown>>;

/** A picture of content; `alt` is empty where the content has none. */
export type PictureInContent = PictureSource & { readonly alt: string };

/** Null for files and frames, whose objects have a `src` or `filename` too. */
const toContentPicture = ({ src, filename, focus, alt: stated }: Fields): PictureInContent | null => {
  const source = src ?? filename;
  const picture = typeof source === "string" ? parseSource(source) : null;
  if (picture === null) return null;
  const name = picture.asset.kind === "own" ? picture.asset.path : picture.asset.url;
  if (stated === undefined && !PICTURE_TYPES.has(fileExtension(name) ?? "")) return null;
  const marked = typeof focus === "string" ? parseFocus(focus) : null;
  return { ...picture, focus: marked ?? picture.focus, alt: typeof stated === "string" ? stated : "" };
};

/** The pictures in a value of content: objects with `src`, or `filename` of the content service. */
export const contentPicturesIn = (value: unknown, depth = 0): readonly PictureInContent[] => {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return [];
  const picture = toContentPicture(value as Fields);
  const inner = Object.values(value).flatMap((entry) => contentPicturesIn(entry, depth + 1));
  return picture === null ? inner : [picture, ...inner];
};

/** Where no crop is displayed the filters stand without the focus. */
const markingsOf = ({ focus, filters }: PictureSource): readonly Marking[] => {
  const hasFilters = filterText(filters) !== "";
  if (!hasFilters) return focus === null ? [] : [{ focus, filters: NO_FILTERS }];
  return focus === null
    ? [{ focus, filters }]
    : [
        { focus, filters },
        { focus: null, filters },
      ];
};

/** Keys of all markings of the pictures in a value of content. */
export const markingKeysIn = (value: unknown): readonly string[] =>
  contentPicturesIn(value).flatMap((picture) =>
    markingsOf(picture).map((marking) => markingKey(picture.asset, marking)),
  );
