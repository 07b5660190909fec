import { UNDECIDED } from "#domain/imports/numbers/column-notation.ts";
import { bindProfile } from "#domain/imports/rows/bind-profile.ts";
import type { VehicleFieldName } from "#domain/vehicles/index.ts";
import type { ColumnRule, FeedProfile } from "#domain/imports/feed-profile.ts";
import type { Cell } from "#domain/imports/feed-row.ts";
import type { CellReadOptions } from "../../src/domain/imports/readers/cell-result.ts";

export const aColumnRule = (
  name: string,
  field: VehicleFieldName,
  overrides: Partial<ColumnRule> = {},
): ColumnRule => ({
  unit: null,
  unit_from: null,
  displaces: null,
  erase: [],
  breaks: [],
  quiet: false,
  values: null,
  unknown: [],
  refuse: {},
  ...overrides,
  column: name,
  field,
});

export const FEED_PROFILE: FeedProfile = {
  name: "mine",
  describes: "Mine",
  format: "csv",
  separators: [","],
  xml: [],
  order: null,
  encoding: "utf-8",
  decimal_sign: "either",
  thousands_sign: null,
  date_form: null,
  list_separator: "|",
  key: "row-hash",
  columns: [aColumnRule("make", "brand")],
  ignored: [],
  required: ["make"],
  constants: {},
  cut_brands: [],
  locations: {},
  default_location: null,
};

export const CELL_READ_OPTIONS: CellReadOptions = {
  notationOf: () => UNDECIDED,
  listSeparator: "|",
  thisYear: 2026,
  dateFormOf: () => null,
  locations: new Map([
    ["1", 1],
    ["bertrange", 1],
    ["autohaus nord", 3],
  ]),
  defaultLocation: null,
};

export const mapRowWith = (
  profile: Partial<FeedProfile>,
  header: readonly string[],
  cells: readonly Cell[],
  overrides: Partial<CellReadOptions> = {},
) => {
  const bound = bindProfile({ ...FEED_PROFILE, ...profile }, header, { ...CELL_READ_OPTIONS, ...overrides });
  if (!bound.ok) throw new Error(bound.error.reason);
  const row = { line: 7, cells };
  const identity = bound.value.identify(row);
  if ("refusal" in identity) return { vehicle: null, issues: [identity.refusal] };
  const { vehicle, issues } = bound.value.map(row);
  return { vehicle: vehicle && { ...vehicle, key: identity.key }, issues };
};
