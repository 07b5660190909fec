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
