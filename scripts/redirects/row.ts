import { formatRedirectRows } from "../../src/adapters/content/index.ts";
import type { KNOWN_BROKEN } from "#domain/redirects/index.ts";

/** Old address and target; the status is always the default one. `note`: the target leads nowhere on purpose. */
export type Row = readonly [from: string, to: string, note?: typeof KNOWN_BROKEN];

export const USED = "/fr/vehicules-occasion-stock";
export const NEW = "/fr/vehicules-neufs";

export const USED_CAR_CENTRE = "/centre-de-vehicules-d-occasion";

/** Numbers from 1 to `last`. */
export const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

/** One row for each old address with the same target. */
export const allTo = (to: string, froms: readonly string[]): readonly Row[] => froms.map((from) => [from, to]);

/** Only the first row of duplicates is used. */
export const toCsv = (rows: readonly Row[]): string => {
  const unique = new Map<string, Row>();
  for (const row of rows) if (!unique.has(row[0])) unique.set(row[0], row);
  return formatRedirectRows(
    [...unique.values()].map(([from, to, note]) => ({
      from,
      to,
      status: 301,
      ...(note === undefined ? {} : { isKnownBroken: true }),
    })),
  );
};
