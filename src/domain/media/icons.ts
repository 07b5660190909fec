import { err, ok, type Result } from "../shared/index.ts";

/** Iconify format: `body` is the content of the `<svg>`, whose view box is from 0 0 to `width` `height`. */
export type Icon = { readonly body: string; readonly width: number; readonly height: number };

/** Icons requested from one set. */
export type IconRequest = { readonly prefix: string; readonly names: readonly string[] };

/** Icons by name; null for one that its set does not have. An icon that could not be requested is absent. */
export type IconAnswers = ReadonlyMap<string, Icon | null>;

/** Characters. Limit of the Iconify API; clients split longer lists. */
export const MAX_ICON_ADDRESS_LENGTH = 500;

/** Names of sets and icons. */
export const ICON_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

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
