import { encodeFileName } from "../../media/index.ts";
import { isRecord } from "../../shared/index.ts";
import type { InspectionMark } from "../../vehicles/index.ts";
import { cleanFeedLine } from "../texts/clean-text.ts";
import { isMissingValue } from "../texts/missing-value.ts";
import { type CellIssue, type CellResult, toReportText } from "./cell-result.ts";
import { limitItems } from "./text-readers.ts";
import { isFeedAddress } from "./read-media.ts";

const MAX_WORDS = 120;

const textOf = (value: unknown): string | null => {
  const text = typeof value === "string" ? cleanFeedLine(value).slice(0, MAX_WORDS) : "";
  return isMissingValue(text) ? null : text;
};

/** "Pare-chocs avant; rayure; https://…" of feeds that write no objects. */
const splitText = (text: string): unknown => {
  if (text.trimStart().startsWith("{")) {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }
  const [part, damage, photo] = text.split(";").map((piece) => piece.trim());
  return { part, damage, photo };
};

const readMark = (item: unknown): { readonly mark: InspectionMark | null; readonly reason: string | null } => {
  const source = typeof item === "string" ? splitText(item) : item;
  const part = isRecord(source) ? textOf(source["part"]) : null;
  if (!isRecord(source) || part === null) return { mark: null, reason: "names no part of the vehicle" };
  const address = typeof source["photo"] === "string" ? encodeFileName(source["photo"].trim()) : "";
  const isKnown = address !== "" && !isMissingValue(address);
  const photo = isKnown && isFeedAddress(address) ? address : null;
  const mark = { part, damage: textOf(source["damage"]), photo };
  return { mark, reason: isKnown && photo === null ? "has a photograph that is no address" : null };
};

/**
 * Reads the marks of an inspection in feed order, without duplicates, at most `maxItems`. An item without a part is left
 * out with a warning; one whose photograph has no address stays without it. Null without any.
 */
export const readMarks = (items: readonly unknown[], maxItems: number): CellResult => {
  const marks = new Map<string, InspectionMark>();
  const issues: CellIssue[] = [];
  for (const item of items) {
    if (item === null || (typeof item === "string" && isMissingValue(item))) continue;
    const { mark, reason } = readMark(item);
    if (reason !== null)
      issues.push({ severity: "warning", code: "not-an-address", value: toReportText(item), reason });
    if (mark !== null) marks.set(JSON.stringify(mark), mark);
  }
  const limited = limitItems([...marks.values()], maxItems);
  return { value: marks.size === 0 ? null : limited.items, issues: [...issues, ...limited.issues] };
};
