import { fold } from "../shared/index.ts";
import { fieldNamed } from "./fields.ts";
import { nearest } from "./nearest.ts";
import type { ColumnRule, FeedProfile } from "./profile.ts";
import type { IssueCode, RowIssue } from "./row.ts";

type Found = Pick<RowIssue, "code" | "column" | "value">;

const MOST_WORDS = 12;

const OWN_PROFILE = "in a profile of your own";

/** Rules of the column, the one that can be wrong in that way first. */
const rulesOf = ({ columns }: FeedProfile, column: string | null): readonly ColumnRule[] =>
  columns.filter((rule) => rule.column === column && !rule.quiet);

const wordsOf = (rule: ColumnRule | undefined): readonly string[] => {
  const field = rule && fieldNamed(rule.field);
  if (!rule || !field || !("keys" in field)) return [];
  return Object.keys(rule.values ?? field.keys);
};

const adviseKey = ({ column, value }: Found, profile: FeedProfile): string => {
  const rule = rulesOf(profile, column).find((one) => "keys" in fieldNamed(one.field));
  const words = wordsOf(rule);
  const near = nearest(value, words);
  const table = `"${value}" to columns.${column ?? ""}.values ${OWN_PROFILE}`;
  if (near !== null) return `write "${near}", or add ${table}`;
  const known = words.slice(0, MOST_WORDS).join(", ");
  return `write one of ${known}${words.length > MOST_WORDS ? " …" : ""}, or add ${table}`;
};

/** `12.500` or `12 500`: a sign between the thousands that the profile does not name. */
const THOUSANDS = /^[+-]?\d{1,3}(?<sign>[.,'\s\u2019])\d{3}(?:\k<sign>\d{3})*$/u;

const adviseNumber = ({ value }: Found, { decimal_sign }: FeedProfile): string => {
  const text = value.trim();
  const sign = THOUSANDS.exec(text)?.groups?.["sign"];
  if (sign !== undefined) {
    return `write ${text.replaceAll(/\D/g, "")}, or set thousands_sign: "${sign.trim() === "" ? " " : sign}" ${OWN_PROFILE}`;
  }
  const other = decimal_sign === "," ? "." : ",";
  if (new RegExp(`^[+-]?\\d+\\${other}\\d+$`).test(text)) {
    const mended = text.replace(other, decimal_sign === "," ? "," : ".");
    return `write ${mended}, or set decimal_sign: "${other}" ${OWN_PROFILE}`;
  }
  const figure = /\d[\d.,]*/.exec(text)?.[0];
  return figure === undefined
    ? "write a figure, or leave the cell empty"
    : `write ${figure} alone, without words or units`;
};

const adviseDate = ({ value }: Found): string => {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(value.trim()) ?? [];
  if (year === "") return "write YYYY-MM-DD, or YYYY-MM for a first registration";
  return `write ${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")} if the day stands first`;
};

const FIXED: Readonly<Partial<Record<IssueCode, string>>> = {
  "broken-row": "check the quotes and separators of the line: a text that holds a separator or a quote must be quoted",
  "no-make": "give the make, or take the row out of the feed",
  "no-key": "give the vehicle a number of its own that never changes",
  "double-key": "give each vehicle a number of its own, or take the second row out",
  "not-a-vehicle": "take the row out of the feed, or correct the cell where it is a car or a van after all",
  "impossible-value": "correct the figure, or leave the cell empty where it is not known",
  "unlikely-value": "leave the cell empty where the figure is not known",
  "wrong-unit": "convert it, or leave the cell empty",
  "not-yes-or-no": "write true or false",
  "not-an-address": "write the whole address, beginning with https://",
  "unknown-location": `write the number or the slug of a location, or add the name under locations ${OWN_PROFILE}`,
  "too-long": "shorten the text",
};

/** How to mend what was found: a sentence without a full stop, about the value or the profile that reads it. */
export const adviceFor = (found: Found, profile: FeedProfile): string => {
  if (found.code === "unknown-key") return adviseKey(found, profile);
  if (found.code === "not-a-number") return adviseNumber(found, profile);
  if (found.code === "not-a-date") return adviseDate(found);
  if (found.code === "no-key" && profile.key !== "row-hash") return `fill ${profile.key.map(fold).join(" or ")}`;
  return FIXED[found.code] ?? "correct the value";
};
