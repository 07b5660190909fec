import { type ConsentSignals, consentSignals } from "#domain/consent/index.ts";

declare const own: unique symbol;

/** A text that the site or its editors wrote. No type converts to it, so that nothing a visitor typed is pushed. */
export type OwnText = string & { readonly [own]: true };

/** A word of the program: only literals have the type. */
export const ownText = <T extends string>(word: string extends T ? never : T): OwnText => word as string as OwnText;

/** A text of the page that is displayed: its title, its path, an address of one of its links, the name of a filter. */
export const textOfPage = (text: string): OwnText => text as OwnText;

/** Keys of lists, and numbers. */
const CHOICE = /^(?:[a-z0-9]+(?:[-_/][a-z0-9]+){0,8}|\d{1,9}(?:\.\d{1,3})?)$/;

/** Says that a text was typed, in place of the text. */
export const TYPED = ownText("text");

/** The value of a filter whose values are chosen from a list or are numbers; never a typed text. */
export const chosenValue = (value: string): OwnText => (CHOICE.test(value) ? (value as OwnText) : TYPED);

/** An object that a tag manager reads: an event with its fields, or variables. It holds nothing that a visitor typed. */
export type DataLayerEntry = Readonly<Record<string, OwnText | number | null>>;

type Command = (name: "consent", action: "default" | "update", signals: ConsentSignals) => void;

/** Tag managers may replace `push`; their exceptions must not reach the page. */
const push = (layer: unknown[], entry: unknown): void => {
  try {
    layer.push(entry);
  } catch {
    // Only the tag manager misses this entry.
  }
};

const pushCommand = (layer: unknown[], ...command: Parameters<Command>): void => {
  // Consent mode expects `arguments` objects, not arrays:
  // https://developers.google.com/tag-platform/security/guides/consent
  const toArguments = function (): unknown {
    // oxlint-disable-next-line prefer-rest-params -- a rest parameter is an array
    return arguments;
  } as (...parameters: Parameters<Command>) => unknown;
  push(layer, toArguments(...command));
};

/** `window.dataLayer`; the first entry denies every signal of consent mode. */
const openDataLayer = (): unknown[] => {
  const page = window as { dataLayer?: unknown[] };
  if (Array.isArray(page.dataLayer)) return page.dataLayer;
  const layer: unknown[] = [];
  page.dataLayer = layer;
  pushCommand(layer, "consent", "default", consentSignals({}));
  return layer;
};

/** The only access to `window.dataLayer`. Browser only. */
export const pushToDataLayer = (entry: DataLayerEntry): void => push(openDataLayer(), entry);

export const pushConsentUpdate = (signals: ConsentSignals): void =>
  pushCommand(openDataLayer(), "consent", "update", signals);
