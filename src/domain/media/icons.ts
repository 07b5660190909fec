import { countPaintedShapes } from "./painted-shapes.ts";
import { err, isRecord, ok, type Result } from "../shared/index.ts";

const ELEMENTS = "path|circle|ellipse|rect|line|polyline|polygon|g|defs|mask|clipPath|linearGradient|stop|title|use";

const ATTRIBUTES =
  "d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|points|transform|opacity|id|mask|clip-path|clip-rule|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-opacity|stroke-miterlimit|stroke-dasharray|stroke-dashoffset|offset|stop-color|stop-opacity|gradientUnits";

const VALUE = '"[\\w\\s.,#%()+-]*"';

/** A reference to an element of the same drawing. */
const REFERENCE = '(?:xlink:)?href="#[\\w.-]+"';

const SAFE_TAG = new RegExp(
  `^(?:</(?:${ELEMENTS})>|<(?:${ELEMENTS})(?:\\s+(?:(?:${ATTRIBUTES})=${VALUE}|${REFERENCE}))*\\s*/?>)`,
);

const MAX_BODY_LENGTH = 20_000;

/** References to elements with references multiply: 16 draw at most some hundred copies. */
const MAX_REFERENCES = 16;

const hasOnlyOwnReferences = (body: string): boolean => {
  const references = [...body.matchAll(/href="#([\w.-]+)"/g)];
  return references.length <= MAX_REFERENCES && references.every(([, id]) => body.includes(` id="${id}"`));
};

/**
 * Returns true if an external drawing has only shapes: no script, style, link, image, event handler or text. Also checked
 * in the browser before a drawing is inserted.
 */
export const isSafeIconBody = (body: string): boolean => {
  if (body.length > MAX_BODY_LENGTH) return false;
  let rest = body.trim();
  while (rest !== "") {
    const tag = SAFE_TAG.exec(rest)?.[0];
    if (tag === undefined) return false;
    rest = rest.slice(tag.length).trimStart();
  }
  return hasOnlyOwnReferences(body);
};

/** A drawing of a set has some dozen; one pixel of each takes microseconds. */
const MAX_PAINTED_SHAPES = 1_000;

/** True if a painter is done with the drawing at once: references do not multiply, and elements are closed. */
export const isPaintable = (body: string): boolean => countPaintedShapes(body) <= MAX_PAINTED_SHAPES;

/** Puts a prefix in front of each id, so that the drawings of a page do not refer to each other's elements. */
export const withOwnIds = (body: string, prefix: string): string =>
  body
    .replace(/ id="(?=[\w.-]+")/g, ` id="${prefix}-`)
    .replace(/href="#/g, `href="#${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`);

/** Iconify format: `body` is the content of the `<svg>`, whose view box is from 0 0 to `width` `height`. */
export type Icon = { readonly body: string; readonly width: number; readonly height: number };

/** Icons requested from one set. */
export type IconRequest = { readonly prefix: string; readonly names: readonly string[] };

/** Icons by name; null for one that its set does not have. An icon that could not be requested is absent. */
export type IconAnswers = ReadonlyMap<string, Icon | null>;

/** Characters. Limit of the Iconify API; clients split longer lists. */
const MAX_ICON_ADDRESS_LENGTH = 500;

/** Names of sets and icons. */
const ICON_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Splits "set:name"; null for icons of the interface, which have no set. */
export const splitIconName = (name: string): { readonly prefix: string; readonly name: string } | null => {
  const [prefix = "", icon = "", ...rest] = name.split(":");
  return rest.length === 0 && ICON_NAME.test(prefix) && ICON_NAME.test(icon) ? { prefix, name: icon } : null;
};

/** Path and query of a request, below the address of the API. */
export const writeIconRequest = ({ prefix, names }: IconRequest): string => `/${prefix}.json?icons=${names.join(",")}`;

/** Splits a request so that each address, with `base` in front, has at most 500 characters. Longer names are omitted. */
export const splitIconRequest = ({ prefix, names }: IconRequest, base: string): readonly IconRequest[] => {
  const fits = (list: readonly string[]): boolean =>
    (base + writeIconRequest({ prefix, names: list })).length <= MAX_ICON_ADDRESS_LENGTH;
  const lists: string[][] = [];
  for (const name of names.filter((one) => fits([one]))) {
    const list = lists.at(-1);
    if (list && fits([...list, name])) list.push(name);
    else lists.push([name]);
  }
  return lists.map((list) => ({ prefix, names: list }));
};

/** Parses `/{prefix}.json?icons=a,b,c`; the error is a message. `address`: the undecoded path and query. */
export const readIconRequest = (prefix: string, icons: string | null, address: string): Result<IconRequest, string> => {
  if (address.length > MAX_ICON_ADDRESS_LENGTH) {
    return err(`An address has at most ${MAX_ICON_ADDRESS_LENGTH} characters: ask for fewer icons at a time.`);
  }
  if (!ICON_NAME.test(prefix)) return err("The address names no set of icons.");
  const names = [...new Set((icons ?? "").split(",").filter((name) => name !== ""))];
  if (names.length === 0) return err("icons must name at least one icon: ?icons=a,b,c");
  const invalid = names.find((name) => !ICON_NAME.test(name));
  return invalid === undefined ? ok({ prefix, names }) : err(`"${invalid.slice(0, 60)}" is not the name of an icon.`);
};

/** Response of the Iconify API. */
export const writeIconSet = ({ prefix, names }: IconRequest, icons: IconAnswers) => {
  const missing = names.filter((name) => !icons.get(name));
  return {
    prefix,
    icons: Object.fromEntries(names.flatMap((name) => (icons.get(name) ? [[name, icons.get(name)]] : []))),
    ...(missing.length === 0 ? {} : { not_found: missing }),
  };
};

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
    if (isSafeIconBody(icon.body) && isPaintable(icon.body)) icons.set(name, icon);
  }
  return icons;
};
