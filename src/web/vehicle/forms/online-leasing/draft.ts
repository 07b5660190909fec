// A visitor's entries stay on the device until they are sent, so that the request can be resumed.
import { tryParseJson } from "#domain/shared/index.ts";
import { deviceStorage } from "../../../platform/storage/index.ts";

const PREFIX = "leasing-en-ligne:";
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_CHARACTERS = 10_000;

/** Technical fields, which are valid for one rendering of the form only. */
const OMITTED: ReadonlySet<string> = new Set(["formulaire", "preuve", "site_web", "question", "reponse", "etape"]);

/** Values by field name. */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (vehicleId: number): string => `${PREFIX}${vehicleId}`;

export const readForm = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" && !OMITTED.has(name) ? [[name, value]] : [],
    ),
  );

export const saveDraft = (vehicleId: number, values: Draft, now: number): void => {
  const text = JSON.stringify({ savedAt: now, values });
  if (text.length <= MAX_CHARACTERS) deviceStorage.write(keyOf(vehicleId), text);
};

const isDraft = (value: unknown): value is { readonly savedAt: number; readonly values: Draft } => {
  const { savedAt, values } = (value ?? {}) as { readonly savedAt?: unknown; readonly values?: unknown };
  return (
    typeof savedAt === "number" &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((text) => typeof text === "string")
  );
};

const readCurrent = (key: string, now: number): Draft | null => {
  const saved = tryParseJson(deviceStorage.read(key) ?? "null");
  return isDraft(saved) && now - saved.savedAt < MAX_AGE_MS ? saved.values : null;
};

/** Null without a draft, or if it is older than a week. */
export const readDraft = (vehicleId: number, now: number): Draft | null => readCurrent(keyOf(vehicleId), now);

/** Removes drafts older than a week, for all vehicles, as promised in the privacy policy. */
export const removeExpiredDrafts = (now: number): void => {
  for (const key of deviceStorage.names()) {
    if (key.startsWith(PREFIX) && readCurrent(key, now) === null) deviceStorage.remove(key);
  }
};

export const forgetDraft = (vehicleId: number): void => deviceStorage.remove(keyOf(vehicleId));

/** Fills the form fields that the draft contains. */
export const fillForm = (form: HTMLFormElement, draft: Draft): void => {
  for (const [name, value] of Object.entries(draft)) {
    if (OMITTED.has(name)) continue;
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = true;
    else if (
      control instanceof HTMLInputElement ||
      control instanceof RadioNodeList ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      control.value = value;
    }
  }
};
