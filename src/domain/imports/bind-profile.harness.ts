import { bindProfile } from "./bind-profile.ts";
import type { FieldName } from "./fields.ts";
import type { ColumnRule, FeedProfile } from "./profile.ts";
import type { Cell } from "./row.ts";
import type { Ways } from "./ways.ts";

export const column = (name: string, field: FieldName, given: Partial<ColumnRule> = {}): ColumnRule => ({
  unit: null,
  unit_from: null,
  displaces: null,
  erase: [],
  quiet: false,
  values: null,
  unknown: [],
  refuse: {},
  ...given,
  column: name,
  field,
});

export const base: FeedProfile = {
  name: "mine",
  describes: "Mine",
  format: "csv",
  separators: [","],
  xml: null,
  order: null,
  encoding: "utf-8",
  decimal_sign: ".",
  thousands_sign: null,
  list_separator: "|",
  key: "row-hash",
  columns: [column("make", "brand")],
  ignored: [],
  required: ["make"],
  constants: {},
  cut_brands: [],
  locations: {},
  default_location: null,
};

export const ways: Ways = {
  signs: { decimal: ".", thousands: null },
  listSeparator: "|",
  thisYear: 2026,
  locations: new Map([
    ["1", 1],
    ["bertrange", 1],
    ["autohaus nord", 3],
  ]),
  defaultLocation: null,
};

export const mapWith = (
  profile: Partial<FeedProfile>,
  header: readonly string[],
  cells: readonly Cell[],
  given: Partial<Ways> = {},
) => {
  const bound = bindProfile({ ...base, ...profile }, header, { ...ways, ...given });
  if (!bound.ok) throw new Error(bound.error.reason);
  const row = { line: 7, cells };
  const identity = bound.value.identify(row);
  if ("refusal" in identity) return { vehicle: null, issues: [identity.refusal] };
  const { vehicle, issues } = bound.value.map(row);
  return { vehicle: vehicle && { ...vehicle, key: identity.key }, issues };
};
