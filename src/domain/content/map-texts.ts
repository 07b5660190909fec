import { isRecord } from "../shared/index.ts";

/** A copy of a content value with `change` applied to every text at any depth. */
export const mapTexts = <T>(content: T, change: (text: string) => string): T => {
  const map = (value: unknown): unknown => {
    if (typeof value === "string") return change(value);
    if (Array.isArray(value)) return value.map(map);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, map(child)]));
  };
  return map(content) as T;
};
