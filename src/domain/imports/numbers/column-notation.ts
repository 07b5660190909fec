import type { FeedProfile } from "../feed-profile.ts";
import { type DecimalSign, isAmbiguous, type Readings } from "./figure.ts";

/** How the figures of a column are written. */
export type ColumnNotation = {
  /** Null: nothing in the column or in the feed shows which sign it is. */
  readonly decimal: DecimalSign | null;
  /** The only separator of thousands, if the profile states it. */
  readonly thousands: FeedProfile["thousands_sign"];
  /** The profile states it: a figure that is written otherwise is not read. */
  readonly isStated: boolean;
};

export const UNDECIDED: ColumnNotation = { decimal: null, thousands: null, isStated: false };

const decided = (decimal: DecimalSign): ColumnNotation => ({ ...UNDECIDED, decimal });

const OTHER_SIGN: Readonly<Partial<Record<string, DecimalSign>>> = { ".": ",", ",": "." };

/** The notation that the profile states for all columns; null: it is decided for each column of a feed. */
export const statedNotation = ({
  decimal_sign,
  thousands_sign: thousands,
}: Pick<FeedProfile, "decimal_sign" | "thousands_sign">): ColumnNotation | null => {
  const decimal = decimal_sign === "either" ? OTHER_SIGN[thousands ?? ""] : decimal_sign;
  return decimal === undefined ? null : { decimal, thousands, isStated: true };
};

export const readingBy = ({ point, comma }: Readings, sign: DecimalSign): number | null =>
  sign === "." ? point : comma;

/** A figure that shows the notation of its column. */
type NotationExample = { readonly value: string; readonly line: number };

type Evidence = { readonly example: NotationExample } | null;

/**
 * What the figures of a column show about its decimal sign: those with one reading, and those of which only one of two
 * readings is plausible.
 */
export class ColumnEvidence {
  #written: Record<DecimalSign, Evidence> = { ".": null, ",": null };
  #plausible: Record<DecimalSign, Evidence> = { ".": null, ",": null };
  #ambiguous = false;

  /** `isPlausible`: of a reading, in the column's unit. */
  add(readings: Readings, isPlausible: (reading: number) => boolean, example: NotationExample): void {
    if (!isAmbiguous(readings)) {
      if (readings.point === readings.comma) return;
      this.#written[readings.point === null ? "," : "."] ??= { example };
      return;
    }
    this.#ambiguous = true;
    const [point, comma] = [isPlausible(readings.point), isPlausible(readings.comma)];
    if (point !== comma) this.#plausible[point ? "." : ","] ??= { example };
  }

  /** True if a figure of the column has two readings. */
  get isAmbiguous(): boolean {
    return this.#ambiguous;
  }

  /** The sign with its first example; null: none, "both": the column contradicts itself. */
  decide(): { readonly sign: DecimalSign; readonly example: NotationExample } | "both" | null {
    for (const evidence of [this.#written, this.#plausible]) {
      const { ".": point, ",": comma } = evidence;
      if (point && comma) return "both";
      if (point) return { sign: ".", example: point.example };
      if (comma) return { sign: ",", example: comma.example };
    }
    return null;
  }
}

/** The notations of a feed's columns, and a note for each column in which it decides a figure. */
export type FeedNotations = {
  readonly byColumn: ReadonlyMap<string, ColumnNotation>;
  /** Forms of the dates of columns, where they are decided. */
  readonly dateForms: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
};

const noteOf = (column: string, sign: DecimalSign, { value, line }: NotationExample): string =>
  `"${sign}" separates the decimals of ${column}, as "${value}" on line ${line} shows`;

/**
 * Decides each column by its own figures. A column that says nothing follows the others if they agree, because one program
 * writes a feed; a column that contradicts itself stays undecided.
 */
export const decideNotations = (columns: ReadonlyMap<string, ColumnEvidence>): Omit<FeedNotations, "dateForms"> => {
  const decisions = [...columns].map(([column, evidence]) => ({ column, evidence, decision: evidence.decide() }));
  const signs = new Set(
    decisions.flatMap(({ decision }) => (decision === null || decision === "both" ? [] : [decision.sign])),
  );
  const [common] = signs.size === 1 ? signs : [];
  const byColumn = new Map<string, ColumnNotation>();
  const notes: string[] = [];
  for (const { column, evidence, decision } of decisions) {
    if (decision === "both") {
      if (evidence.isAmbiguous) notes.push(`some figures of ${column} have a decimal point and others a decimal comma`);
    } else if (decision === null) byColumn.set(column, common === undefined ? UNDECIDED : decided(common));
    else {
      byColumn.set(column, decided(decision.sign));
      if (evidence.isAmbiguous) notes.push(noteOf(column, decision.sign, decision.example));
    }
  }
  return { byColumn, notes };
};
