import { fold } from "../../shared/index.ts";
import { getVehicleField } from "../../vehicles/index.ts";
import { isAmount } from "../numbers/quantities.ts";
import { findNearest } from "../find-nearest.ts";
import type { ColumnRule, FeedProfile } from "../feed-profile.ts";
import { compareSeverity, type IssueCode, type RowIssue } from "../feed-row.ts";

type AdvisedIssue = Pick<RowIssue, "code" | "column" | "value">;

const MAX_LISTED_KEYS = 12;

const OWN_PROFILE = "in a profile of your own";

const rulesForColumn = ({ columns }: FeedProfile, column: string | null): readonly ColumnRule[] =>
  columns.filter((rule) => rule.column === column && !rule.quiet);

const keysForRule = (rule: ColumnRule | undefined): readonly string[] => {
  const field = rule && getVehicleField(rule.field);
  if (!rule || !field || !("keys" in field)) return [];
  return rule.values ? Object.keys(rule.values) : field.keys;
};

const adviseKey = ({ column, value }: AdvisedIssue, profile: FeedProfile): string => {
  const rule = rulesForColumn(profile, column).find((candidate) => "keys" in getVehicleField(candidate.field));
  const keys = keysForRule(rule);
  const closest = findNearest(value, keys);
  const addToTable = `"${value}" to columns.${column ?? ""}.values ${OWN_PROFILE}`;
  if (closest !== null) return `write "${closest}", or add ${addToTable}`;
  const listedKeys = keys.slice(0, MAX_LISTED_KEYS).join(", ");
  return `write one of ${listedKeys}${keys.length > MAX_LISTED_KEYS ? " …" : ""}, or add ${addToTable}`;
};

/** `12.500` or `12 500`: a thousands separator that the profile does not declare. */
const THOUSANDS = /^[+-]?\d{1,3}(?<sign>[.,'\s\u2019])\d{3}(?:\k<sign>\d{3})*$/u;

/** A figure among words or units. `sign` separates thousands: `12 990,00 €`, `12.990 km`, `EUR 1'299`. */
const FIGURE =
  /(?<integer>\d{1,3}(?:(?<sign>[.,'\s\u2019])\d{3}(?:\k<sign>\d{3})*)(?!\d)|\d+)(?:[.,](?<fraction>\d{1,2})(?![\d.,]))?/u;

const MAX_FIGURE_LENGTH = 40;

const findFigure = (text: string): { readonly integer: string; readonly fraction: string } | null => {
  const { integer, fraction = "" } = FIGURE.exec(text.slice(0, MAX_FIGURE_LENGTH))?.groups ?? {};
  if (integer === undefined) return null;
  return { integer: integer.replaceAll(/\D/g, ""), fraction: /^0*$/.test(fraction) ? "" : fraction };
};

const isInCents = (rules: readonly ColumnRule[]): boolean =>
  rules.some(({ field, unit }) => isAmount(field) && unit === null);

/** An amount in euros for a column in cents: advising the euros would make it a hundredth of the price. */
const CURRENCY = /€|eur/iu;

const adviseFigure = ({ column, value }: AdvisedIssue, profile: FeedProfile): string => {
  const figure = findFigure(value);
  if (figure === null) return "write a figure, or leave the cell empty";
  const { integer, fraction } = figure;
  if (CURRENCY.test(value) && isInCents(rulesForColumn(profile, column))) {
    return `write ${integer}${fraction.padEnd(2, "0")}, because ${column ?? "the column"} is in cents`;
  }
  const decimal = profile.decimal_sign === "," ? "," : ".";
  return `write ${integer}${fraction === "" ? "" : decimal + fraction} alone, without words or units`;
};

/** The profile settings that make `separator` the one of thousands. */
const thousandsSetting = (separator: string, { decimal_sign }: FeedProfile): string => {
  const sign = separator.trim() === "" ? " " : separator;
  const other = sign === "," ? "." : ",";
  return `thousands_sign: "${sign}"${sign === decimal_sign ? ` and decimal_sign: "${other}"` : ""}`;
};

const adviseAmbiguousNumber = ({ value }: AdvisedIssue, profile: FeedProfile): string => {
  const figure = /\d{1,3}[.,]\d{3}/.exec(value)?.[0] ?? "";
  const separator = figure.includes(",") ? "," : ".";
  const thousands = figure.replace(separator, "");
  const decimals = Number(figure.replace(",", "."))
    .toFixed(2)
    .replace(".", profile.decimal_sign === "," ? "," : ".");
  return `write ${thousands} or ${decimals}, whichever it is, or set ${thousandsSetting(separator, profile)} ${OWN_PROFILE}`;
};

const adviseNumber = (issue: AdvisedIssue, profile: FeedProfile): string => {
  const text = issue.value.trim();
  const separator = THOUSANDS.exec(text)?.groups?.["sign"];
  if (separator !== undefined) {
    return `write ${text.replaceAll(/\D/g, "")}, or set ${thousandsSetting(separator, profile)} ${OWN_PROFILE}`;
  }
  const { decimal_sign } = profile;
  const other = decimal_sign === "," ? "." : ",";
  if (new RegExp(`^[+-]?\\d+\\${other}\\d+$`).test(text)) {
    const corrected = text.replace(other, decimal_sign === "," ? "," : ".");
    return `write ${corrected}, or set decimal_sign: "${other}" ${OWN_PROFILE}`;
  }
  return adviseFigure(issue, profile);
};

const adviseDate = ({ value }: AdvisedIssue): string => {
  const text = value.trim();
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  const sign = text.includes("/") ? "/" : "-";
  if (year !== "") {
    const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    return `write ${iso} if the day stands first, or set date_form: "DD${sign}MM${sign}YYYY" ${OWN_PROFILE}`;
  }
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return `format the column as dates, or set date_form: "DAYS" ${OWN_PROFILE}`;
  if (/^\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2})?$/.test(text)) {
    return `write YYYY-MM-DD, or set date_form ${OWN_PROFILE}, such as "DD/MM/YY" or "MM/YY"`;
  }
  return "write YYYY-MM-DD, or YYYY-MM for a first registration";
};

const FIXED_ADVICE: Readonly<Partial<Record<IssueCode, string>>> = {
  "broken-row": "check the quotes and separators of the line: a text that holds a separator or a quote must be quoted",
  "no-make": "give the make, or take the row out of the feed",
  "no-key": "give the vehicle a number of its own that never changes",
  "double-key": "give each vehicle a number of its own, or take the second row out",
  "not-a-vehicle": "take the row out of the feed, or correct the cell where it is a car or a van after all",
  "impossible-value": "correct the figure, or leave the cell empty where it is not known",
  "unlikely-value": "leave the cell empty where the figure is not known",
  "no-reduction": "write the lower price, or leave the cell empty where nothing is reduced",
  "wrong-unit": "convert it, or leave the cell empty",
  "not-yes-or-no": `write true or false, or add the word to the column's values ${OWN_PROFILE}`,
  "garbled-text": "write the text in the encoding of the feed from the program that has it unharmed",
  "not-a-vin": "write the 17 signs of the registration document, or leave the cell empty",
  "unchecked-vin": "compare it with the registration document",
  "unproved-plug-in": "give its battery or its electric range, or write hybrid where it has no plug",
  "not-an-address": "write the whole address, beginning with https://",
  "unplayable-film": "give the address of a film at YouTube or Vimeo, or the https address of an mp4, webm or m4v file",
  "unknown-location": `write the number or the slug of a location, or add the name under locations ${OWN_PROFILE}`,
  "too-long": "shorten the text",
  "too-many-items": "send the most important ones first, and leave the others out",
};

/** How to correct an issue, in the value or in the profile: an English sentence without a full stop. */
export const adviceFor = (issue: AdvisedIssue, profile: FeedProfile): string => {
  if (issue.code === "unknown-key") return adviseKey(issue, profile);
  if (issue.code === "not-a-number") return adviseNumber(issue, profile);
  if (issue.code === "ambiguous-number") return adviseAmbiguousNumber(issue, profile);
  if (issue.code === "not-a-date") return adviseDate(issue);
  if (issue.code === "no-key" && profile.key !== "row-hash") return `fill ${profile.key.map(fold).join(" or ")}`;
  return FIXED_ADVICE[issue.code] ?? "correct the value";
};

/** An invalid value: its frequency, its first lines, the reason and the advised correction (`mend`). */
type FindingValue = {
  readonly value: string;
  readonly count: number;
  readonly lines: readonly number[];
  readonly reason: string;
  readonly mend: string;
};

/** All issues of one code in one column. `values` are the most frequent; `more_values` counts the others. */
export type ImportFinding = {
  readonly severity: RowIssue["severity"];
  readonly code: RowIssue["code"];
  readonly column: string | null;
  readonly count: number;
  readonly values: readonly FindingValue[];
  readonly more_values: number;
};

/** Upper bounds: different values of a finding, and lines of a value. */
export type FindingLimits = { readonly values: number; readonly lines: number };

type CollectedValue = { value: string; reason: string; count: number; lines: number[] };

type FindingGroup = { first: RowIssue; count: number; values: Map<string, CollectedValue>; uncollected: number };

/** Groups issues by code, column and value. Memory is bounded by `limits`. */
export class FindingCollector {
  readonly #groups = new Map<string, FindingGroup>();
  readonly #limits: FindingLimits;
  readonly #profile: FeedProfile;

  constructor(profile: FeedProfile, limits: FindingLimits) {
    this.#profile = profile;
    this.#limits = limits;
  }

  add(issue: RowIssue): void {
    const groupKey = `${issue.severity} ${issue.code} ${issue.column ?? ""}`;
    let group = this.#groups.get(groupKey);
    if (!group) {
      group = { first: issue, count: 0, values: new Map(), uncollected: 0 };
      this.#groups.set(groupKey, group);
    }
    group.count += 1;
    this.#collect(group, issue);
  }

  #collect(group: FindingGroup, { value, reason, line }: RowIssue): void {
    const collected = group.values.get(value);
    if (collected) {
      collected.count += 1;
      if (collected.lines.length < this.#limits.lines) collected.lines.push(line);
    } else if (group.values.size < this.#limits.values) {
      group.values.set(value, { value, reason, count: 1, lines: [line] });
    } else group.uncollected += 1;
  }

  /** The most severe first, then by count; values of a finding by count. */
  list(): readonly ImportFinding[] {
    return [...this.#groups.values()]
      .map(({ first: { severity, code, column }, count, values, uncollected }) => ({
        severity,
        code,
        column,
        count,
        values: [...values.values()]
          .sort((a, b) => b.count - a.count)
          .map((collected) => ({
            ...collected,
            mend: adviceFor({ code, column, value: collected.value }, this.#profile),
          })),
        more_values: uncollected,
      }))
      .sort((a, b) => compareSeverity(a, b) || b.count - a.count);
  }
}
