import { mapTexts } from "./map-texts.ts";

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

const VALUE_REFERENCE = /\{((?:work|answer|promise|retention|finance)\.[\w.-]+)\}/g;

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

const ANY_REFERENCE = /\{(?:group|work|answer|promise|retention|finance)\.[\w.-]*\}/g;

/**
 * Replaces `{group.email}`, `{group.phone}`, `{group.address}`, `{work.…}`, `{answer.…}`, `{promise.…}` and `{retention.…}` in
 * every text. Other references stay as they are.
 */
export const withGroupContact = <T>(content: T, group: GroupContact): T =>
  mapTexts(content, (text) => (text.includes("{") ? replaceReferences(text, group) : text));

/** References that nothing replaced: `{group.fax}`. */
export const unknownGroupReferences = (text: string): readonly string[] => text.match(ANY_REFERENCE) ?? [];
