import { err, ok, type Result } from "../shared/index.ts";

/** Iconify format: `body` is the content of the `<svg>`, `width` and `height` are its view box. */
export type Icon = { readonly body: string; readonly width: number; readonly height: number };

/** Icons requested from one set. */
export type IconRequest = { readonly prefix: string; readonly names: readonly string[] };

/** Characters. Limit of the Iconify API; clients split longer lists. */
export const MAX_ICON_ADDRESS_LENGTH = 500;

/** View box of a set without a size. */
const DEFAULT_BOX_SIZE = 16;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Splits "set:name"; null for icons of the interface, which have no set. */
export const splitIconName = (name: string): { readonly prefix: string; readonly name: string } | null => {
  const [prefix = "", icon = "", ...rest] = name.split(":");
  return rest.length === 0 && NAME.test(prefix) && NAME.test(icon) ? { prefix, name: icon } : null;
};

/** Parses `/{prefix}.json?icons=a,b,c`; the error is a message. `address`: the undecoded path and query. */
export const readIconRequest = (prefix: string, icons: string | null, address: string): Result<IconRequest, string> => {
  if (address.length > MAX_ICON_ADDRESS_LENGTH) {
    return err(`An address has at most ${MAX_ICON_ADDRESS_LENGTH} characters: ask for fewer icons at a time.`);
  }
  if (!NAME.test(prefix)) return err("The address names no set of icons.");
  const names = [...new Set((icons ?? "").split(",").filter((name) => name !== ""))];
  if (names.length === 0) return err("icons must name at least one icon: ?icons=a,b,c");
  const invalid = names.find((name) => !NAME.test(name));
  return invalid === undefined ? ok({ prefix, names }) : err(`"${invalid.slice(0, 60)}" is not the name of an icon.`);
};

const ELEMENTS = "path|circle|ellipse|rect|line|polyline|polygon|g|defs|mask|clipPath|linearGradient|stop|title";

const ATTRIBUTES =
  "d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|points|transform|opacity|id|mask|clip-path|clip-rule|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-opacity|stroke-miterlimit|stroke-dasharray|stroke-dashoffset|offset|stop-color|stop-opacity|gradientUnits";

const SAFE_TAG = new RegExp(
  `^(?:</(?:${ELEMENTS})>|<(?:${ELEMENTS})(?:\\s+(?:${ATTRIBUTES})="[\\w\\s.,#%()+-]*")*\\s*/?>)`,
);

const MAX_BODY_LENGTH = 20_000;

/** Returns true if an external drawing has only shapes: no script, style, link, image, event handler or text. */
export const isSafeIconBody = (body: string): boolean => {
  if (body.length > MAX_BODY_LENGTH) return false;
  let rest = body.trim();
  while (rest !== "") {
    const tag = SAFE_TAG.exec(rest)?.[0];
    if (tag === undefined) return false;
    rest = rest.slice(tag.length).trimStart();
  }
  return true;
};

const toObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const toSize = (value: unknown, fallback: number): number =>
  typeof value === "number" && value > 0 && value <= 1_000 ? value : fallback;

/** Reads a set from JSON (https://iconify.design/docs/types/iconify-json.html); skips unsafe drawings. */
export const readIconSet = (value: unknown): ReadonlyMap<string, Icon> => {
  const set = toObject(value);
  const box = { width: toSize(set["width"], DEFAULT_BOX_SIZE), height: toSize(set["height"], DEFAULT_BOX_SIZE) };
  const icons = new Map<string, Icon>();
  for (const [name, drawing] of Object.entries(toObject(set["icons"]))) {
    const { body, width, height } = toObject(drawing);
    if (!NAME.test(name) || typeof body !== "string" || !isSafeIconBody(body)) continue;
    icons.set(name, { body, width: toSize(width, box.width), height: toSize(height, box.height) });
  }
  for (const [name, alias] of Object.entries(toObject(set["aliases"]))) {
    const parent = icons.get(String(toObject(alias)["parent"]));
    // Aliases that rotate or flip their icon are not supported.
    if (parent && NAME.test(name) && Object.keys(toObject(alias)).length === 1) icons.set(name, parent);
  }
  return icons;
};

/** Response of the Iconify API. */
export const writeIconSet = ({ prefix, names }: IconRequest, icons: ReadonlyMap<string, Icon>) => {
  const missing = names.filter((name) => !icons.has(name));
  return {
    prefix,
    icons: Object.fromEntries(names.flatMap((name) => (icons.has(name) ? [[name, icons.get(name)]] : []))),
    ...(missing.length === 0 ? {} : { not_found: missing }),
  };
};
