type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands at a path such as `body.0.title`; undefined where nothing does. */
export const valueAt = (root: unknown, path: string): unknown => {
  let value = root;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Fields)[name];
  }
  return value;
};

/** Every object within a value, itself first, in the order of its fields. */
export function* objectsIn(value: unknown): Generator<Fields> {
  if (typeof value !== "object" || value === null) return;
  if (isFields(value)) yield value;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

/** Every text within a value. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) {
    for (const child of Object.values(value)) yield* textsIn(child);
  }
}

/** A single value as text; null for lists, objects and nothing. */
export const scalarText = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : null;

const DAY_AND_TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/** Milliseconds since 1970 of `2026-03-03 10:00` or an ISO 8601 instant, in UTC unless it says otherwise; null else. */
export const instantOf = (value: unknown): number | null => {
  const [, day, time, offset] = DAY_AND_TIME.exec(typeof value === "string" ? value.trim() : "") ?? [];
  if (day === undefined) return null;
  const instant = Date.parse(time === undefined ? day : `${day}T${time}${offset ?? "Z"}`);
  return Number.isNaN(instant) ? null : instant;
};

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A number, or a text that is one; null else. */
export const numberOf = (value: unknown): number | null => {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  return typeof value === "string" && NUMBER.test(value.trim()) ? Number(value) : null;
};

/** Whether the text is like a pattern in which each `*` stands for any text. Takes time in proportion to both. */
export const isLike = (text: string, pattern: string): boolean => {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let from = first.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at === -1 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
};
