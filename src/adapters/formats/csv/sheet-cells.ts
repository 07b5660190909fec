import { wallClock } from "#domain/locations/index.ts";
import type { Cents } from "#domain/shared/index.ts";

/** How a sheet writes instants (ISO 8601), dates (`YYYY-MM-DD`, or empty) and amounts. */
export type SheetCells = {
  /** In the market's time zone. */
  readonly local: (iso: string) => string;
  readonly utc: (iso: string) => string;
  readonly date: (iso: string) => string;
  readonly euros: (cents: Cents) => string;
};

const decimal = (cents: Cents): string => (cents / 100).toFixed(2);

/** For programs: `2026-11-21 13:00`, `2026-11-21T12:00:00.000Z`, `24990.00`. */
export const plainCells = (timeZone: string): SheetCells => ({
  local: (iso) => wallClock(iso, timeZone),
  utc: (iso) => iso,
  date: (iso) => iso,
  euros: decimal,
});

/** "2026-11-21 13:00" as "21/11/2026 13:00"; other texts as they are. */
const dayFirst = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})(?!\d)/, "$3/$2/$1");

/**
 * For Excel, which reads a text as a date if it has the short date of the machine's region, and as a number if it has its decimal
 * sign. In French, of Luxembourg as of France: `21/11/2026 13:00`, `24990,00` (CLDR, short formats of fr and fr-LU).
 */
export const excelCells = (timeZone: string): SheetCells => ({
  local: (iso) => dayFirst(wallClock(iso, timeZone)),
  utc: (iso) => dayFirst(wallClock(iso, "UTC")),
  date: dayFirst,
  euros: (cents) => decimal(cents).replace(".", ","),
});
