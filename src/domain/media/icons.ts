import { err, ok, type Result } from "../shared/index.ts";

/** An icon as the Iconify format has it: what stands inside its `<svg>`, and the box it is drawn in. */
export type Icon = { readonly body: string; readonly width: number; readonly height: number };

/** What is asked of one set. */
export type IconRequest = { readonly prefix: string; readonly names: readonly string[] };

/** Finds icons of a set, those known by name; null where nobody knows the set. */
export type IconSource = (request: IconRequest) => Promise<ReadonlyMap<string, Icon> | null>;

/** The Iconify API's own limit: longer lists are asked for in several parts. */
export const LONGEST_ICON_ADDRESS = 500;

/** Units of the box of a set that does not say. */
const STANDARD_BOX = 16;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The set and the icon of "set:name"; null for one of the interface's own, which has no set in its name. */
export const splitIconName = (name: string): { readonly prefix: string; readonly name: string } | null => {
  const [prefix = "", icon = "", ...rest] = name.split(":");
  return rest.length === 0 && NAME.test(prefix) && NAME.test(icon) ? { prefix, name: icon } : null;
};

/** Reads `/{prefix}.json?icons=a,b,c`; the error says what is wrong with it. `address`: path and query as they came. */
export const readIconRequest = (prefix: string, icons: string | null, address: string): Result<IconRequest, string> => {
  if (address.length > LONGEST_ICON_ADDRESS) {
    return err(`An address has at most ${LONGEST_ICON_ADDRESS} characters: ask for fewer icons at a time.`);
  }
  if (!NAME.test(prefix)) return err("The address names no set of icons.");
  const names = [...new Set((icons ?? "").split(",").filter((name) => name !== ""))];
  if (names.length === 0) return err("icons must name at least one icon: ?icons=a,b,c");
  const wrong = names.find((name) => !NAME.test(name));
  return wrong === undefined ? ok({ prefix, names }) : err(`"${wrong.slice(0, 60)}" is not the name of an icon.`);
};

const ELEMENTS = "path|circle|ellipse|rect|line|polyline|polygon|g|defs|mask|clipPath|linearGradient|stop|title";

const ATTRIBUTES =
  "d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|points|transform|opacity|id|mask|clip-path|clip-rule|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-opacity|stroke-miterlimit|stroke-dasharray|stroke-dashoffset|offset|stop-color|stop-opacity|gradientUnits";

const SAFE_TAG = new RegExp(
  `^(?:</(?:${ELEMENTS})>|<(?:${ELEMENTS})(?:\\s+(?:${ATTRIBUTES})="(?:[\\w\\s.,#%()+-]|url\\(#[\\w-]+\\))*")*\\s*/?>)`,
);

const LONGEST_BODY = 20_000;

/**
 * Whether a drawing from elsewhere may stand in a page: shapes and their looks alone, no script, style, link, picture or
 * handler, no text.
 */
export const isSafeIconBody = (body: string): boolean => {
  if (body.length > LONGEST_BODY) return false;
  let rest = body.trim();
  while (rest !== "") {
    const tag = SAFE_TAG.exec(rest)?.[0];
    if (tag === undefined) return false;
    rest = rest.slice(tag.length).trimStart();
  }
  return true;
};

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const sizeOf = (value: unknown, otherwise: number): number =>
  typeof value === "number" && value > 0 && value <= 1_000 ? value : otherwise;

/** Reads a set as JSON (https://iconify.design/docs/types/iconify-json.html); what is no safe drawing is left out. */
export const readIconSet = (value: unknown): ReadonlyMap<string, Icon> => {
  const set = objectOf(value);
  const box = { width: sizeOf(set["width"], STANDARD_BOX), height: sizeOf(set["height"], STANDARD_BOX) };
  const icons = new Map<string, Icon>();
  for (const [name, drawing] of Object.entries(objectOf(set["icons"]))) {
    const { body, width, height } = objectOf(drawing);
    if (!NAME.test(name) || typeof body !== "string" || !isSafeIconBody(body)) continue;
    icons.set(name, { body, width: sizeOf(width, box.width), height: sizeOf(height, box.height) });
  }
  for (const [name, alias] of Object.entries(objectOf(set["aliases"]))) {
    const parent = icons.get(String(objectOf(alias)["parent"]));
    // An alias that turns its icon is another drawing, which nobody here can make.
    if (parent && NAME.test(name) && Object.keys(objectOf(alias)).length === 1) icons.set(name, parent);
  }
  return icons;
};

/** The answer of the Iconify API. */
export const writeIconSet = ({ prefix, names }: IconRequest, found: ReadonlyMap<string, Icon>) => {
  const missing = names.filter((name) => !found.has(name));
  return {
    prefix,
    icons: Object.fromEntries(names.flatMap((name) => (found.has(name) ? [[name, found.get(name)]] : []))),
    ...(missing.length === 0 ? {} : { not_found: missing }),
  };
};
