import { isRecord } from "#domain/shared/index.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The value at a path such as `body.0.title`; undefined when there is none. */
export const fieldAt = (root: unknown, path: string): unknown => {
  let value = root;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Fields)[name];
  }
  return value;
};

/** All objects within a value, including itself, in depth-first order. */
export function* objectsIn(value: unknown): Generator<Fields> {
  if (typeof value !== "object" || value === null) return;
  if (isRecord(value)) yield value;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

/** All texts within a value, except those of the fields in `without`. */
export function* textsIn(value: unknown, without: ReadonlySet<string>): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) {
    for (const [name, child] of Object.entries(value)) if (!without.has(name)) yield* textsIn(child, without);
  }
}

/** A scalar as text; null for lists, objects, null and undefined. */
export const scalarText = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : null;

const DAY_AND_TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/** Parses `2026-03-03 10:00` or an ISO 8601 instant to milliseconds since 1970. Default time zone: UTC. Null when invalid. */
export const parseInstant = (value: unknown): number | null => {
  const [, day, time, offset] = DAY_AND_TIME.exec(typeof value === "string" ? value.trim() : "") ?? [];
  if (day === undefined) return null;
  const instant = Date.parse(time === undefined ? day : `${day}T${time}${offset ?? "Z"}`);
  return Number.isNaN(instant) ? null : instant;
};

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Accepts finite numbers and decimal texts. */
export const parseNumber = (value: unknown): number | null => {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  return typeof value === "string" && NUMBER.test(value.trim()) ? Number(value) : null;
};

/** Matches a pattern with `*` wildcards in linear time. */
export const matchesPattern = (text: string, pattern: string): boolean => {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let position = first.length;
  for (const segment of rest) {
    const index = text.indexOf(segment, position);
    if (index === -1 || index + segment.length > end) return false;
    position = index + segment.length;
  }
  return true;
};
