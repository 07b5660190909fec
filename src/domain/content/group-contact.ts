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

/** What the settings say once about the group, and content refers to. Null: the settings have none. */
export type GroupContact = {
  readonly email: string;
  readonly phone: string | null;
  readonly address: string | null;
  /** Texts of other settings by name: "work.tyres.wheels.minutes"; `{work.tyres.wheels.minutes}` in content. */
  readonly values?: Readonly<Record<string, string>>;
};

/** `{group.phone}`; in a link `tel:{group.phone}`, which has no spaces. */
const REFERENCE = /(tel:)?\{group\.(\w+)\}/g;

const contactValue = (group: GroupContact, name: string): string | null => {
  if (name === "email" || name === "phone" || name === "address") return group[name];
  return null;
};

const VALUE_REFERENCE = /\{((?:work|answer|promise|retention|finance|trade_in)\.[\w.-]+)\}/g;

const replaceReferences = (text: string, group: GroupContact): string =>
  replaceGroupReferences(text, group).replaceAll(VALUE_REFERENCE, (reference, name: string) =>
    group.values !== undefined && Object.hasOwn(group.values, name) ? (group.values[name] ?? reference) : reference,
  );

const replaceGroupReferences = (text: string, group: GroupContact): string =>
  text.replaceAll(REFERENCE, (reference: string, scheme: string | undefined, name: string) => {
    const value = contactValue(group, name);
    if (value === null) return reference;
    return scheme === undefined ? value : scheme + value.replaceAll(/\s/g, "");
  });

const ANY_REFERENCE = /\{(?:group|work|answer|promise|retention|finance|trade_in)\.[\w.-]*\}/g;

/**
 * Replaces `{group.email}`, `{group.phone}`, `{group.address}`, `{work.…}`, `{answer.…}`, `{promise.…}`, `{retention.…}` and
 * `{trade_in.…}` in every text. Other references stay as they are.
 */
export const withGroupContact = <T>(content: T, group: GroupContact): T =>
  mapTexts(content, (text) => (text.includes("{") ? replaceReferences(text, group) : text));

/** References that nothing replaced: `{group.fax}`. */
export const unknownGroupReferences = (text: string): readonly string[] => text.match(ANY_REFERENCE) ?? [];
