import { isRecord } from "../shared/index.ts";
import { isSafeIconBody, withOwnIds } from "./icon-body.ts";
import { ICON_NAME, type Icon } from "./icons.ts";

type Json = Readonly<Record<string, unknown>>;

/** View box of a set without a size. */
const DEFAULT_BOX_SIZE = 16;

const MAX_COORDINATE = 1_000;

/** Aliases of aliases. */
const MAX_ALIAS_DEPTH = 8;

const toObject = (value: unknown): Json => (isRecord(value) ? value : {});

const toSize = (value: unknown, fallback: number): number =>
  typeof value === "number" && value > 0 && value <= MAX_COORDINATE ? value : fallback;

const toOffset = (value: unknown, fallback: number): number =>
  typeof value === "number" && Math.abs(value) <= MAX_COORDINATE ? value : fallback;

const toTurns = (value: unknown): number => (Number.isInteger(value) ? (value as number) : 0);

/** A drawing with its view box, and how it is turned. */
type IconDrawing = {
  readonly body: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise. */
  readonly rotate: number;
  readonly hFlip: boolean;
  readonly vFlip: boolean;
};

/** Flips about the middle of the view box, then rotates. */
const flip = ({ left, top, width, height, hFlip, vFlip }: IconDrawing): readonly string[] => [
  ...(hFlip ? [`translate(${2 * left + width} 0) scale(-1 1)`] : []),
  ...(vFlip ? [`translate(0 ${2 * top + height}) scale(1 -1)`] : []),
];

/** Rotates the view box and moves it to 0 0. */
const rotateToOrigin = ({ left, top, width, height, rotate }: IconDrawing): string | null => {
  switch (((rotate % 4) + 4) % 4) {
    case 1:
      return `translate(${top + height} ${-left}) rotate(90)`;
    case 2:
      return `translate(${left + width} ${top + height}) rotate(180)`;
    case 3:
      return `translate(${-top} ${left + width}) rotate(-90)`;
    default:
      return left === 0 && top === 0 ? null : `translate(${-left} ${-top})`;
  }
};

/** The drawing as it is displayed, in a view box from 0 0. */
const transformIcon = (drawing: IconDrawing) => {
  const { body, width, height, rotate } = drawing;
  const size = rotate % 2 === 0 ? { width, height } : { width: height, height: width };
  const transforms = [rotateToOrigin(drawing), ...flip(drawing)].filter((transform) => transform !== null);
  return { body: transforms.length === 0 ? body : `<g transform="${transforms.join(" ")}">${body}</g>`, ...size };
};

/** Properties of an icon or alias override those of `base`; turns and flips add to them. */
const applyProperties = (base: IconDrawing, properties: Json): IconDrawing => ({
  body: base.body,
  left: toOffset(properties["left"], base.left),
  top: toOffset(properties["top"], base.top),
  width: toSize(properties["width"], base.width),
  height: toSize(properties["height"], base.height),
  rotate: base.rotate + toTurns(properties["rotate"]),
  hFlip: base.hFlip !== (properties["hFlip"] === true),
  vFlip: base.vFlip !== (properties["vFlip"] === true),
});

const EMPTY: IconDrawing = {
  body: "",
  left: 0,
  top: 0,
  width: DEFAULT_BOX_SIZE,
  height: DEFAULT_BOX_SIZE,
  rotate: 0,
  hFlip: false,
  vFlip: false,
};

/** The drawing of an icon or alias; null without one, and for a chain of aliases that does not end. */
const findDrawing = (set: Json, base: IconDrawing, name: string, depth = 0): IconDrawing | null => {
  const icon = toObject(toObject(set["icons"])[name]);
  if (typeof icon["body"] === "string") return applyProperties({ ...base, body: icon["body"] }, icon);
  const alias = toObject(toObject(set["aliases"])[name]);
  if (typeof alias["parent"] !== "string" || depth === MAX_ALIAS_DEPTH) return null;
  const parent = findDrawing(set, base, alias["parent"], depth + 1);
  return parent && applyProperties(parent, alias);
};

/** Reads a set from JSON (https://iconify.design/docs/types/iconify-json.html); skips unsafe drawings. */
export const readIconSet = (value: unknown): ReadonlyMap<string, Icon> => {
  const set = toObject(value);
  const base = applyProperties(EMPTY, set);
  const names = [...Object.keys(toObject(set["icons"])), ...Object.keys(toObject(set["aliases"]))];
  const icons = new Map<string, Icon>();
  for (const name of names.filter((one) => ICON_NAME.test(one))) {
    const drawing = findDrawing(set, base, name);
    if (drawing === null) continue;
    const icon = transformIcon({ ...drawing, body: withOwnIds(drawing.body, `${String(set["prefix"])}-${name}`) });
    if (isSafeIconBody(icon.body)) icons.set(name, icon);
  }
  return icons;
};
