import type { PictureAsset } from "./asset.ts";
import { parseSource, writeAsset } from "./asset.ts";

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

/** A picture and the area that its editor marked; equal for equal pictures and areas. */
export const focusKey = (asset: PictureAsset, focus: Focus): string => `${writeAsset(asset)} ${writeFocus(focus)}`;

/** Key of a picture of content; null without a focus, and for a file that is not served by `/media/`. */
const pictureFocusKey = (source: unknown, marked: unknown): string | null => {
  if (typeof source !== "string" || typeof marked !== "string") return null;
  const [asset, focus] = [parseSource(source), parseFocus(marked)];
  return asset === null || focus === null ? null : focusKey(asset, focus);
};

/** Deeper values are ignored; the sections of a story have less. */
const MAX_DEPTH = 30;

/**
 * Keys of all pictures with a focus in a value of content: objects with `src`, or `filename` of the content service, and
 * `focus`.
 */
export const focusKeysIn = (value: unknown, depth = 0): readonly string[] => {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return [];
  const { src, filename, focus } = value as Readonly<Record<string, unknown>>;
  const key = pictureFocusKey(src ?? filename, focus);
  const inner = Object.values(value).flatMap((entry) => focusKeysIn(entry, depth + 1));
  return key === null ? inner : [key, ...inner];
};
