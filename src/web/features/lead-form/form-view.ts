import type { LeadField } from "#domain/leads/index.ts";

// What travels to the browser: plain data. Its types come from the domain, its code does not, and so neither do the
// rules' libraries.

/** Suggestions are names by now. */
type Shown<F extends LeadField> = F extends { readonly kind: "autocomplete" }
  ? Omit<F, "suggestions"> & { readonly suggestions: readonly string[] }
  : F;

/** A field as the form shows it, its messages at hand for the check before sending. */
export type FieldView = Shown<LeadField> & {
  readonly messages: { readonly required: string; readonly invalid: string };
  /** In UTF-16 units, as the browser counts; null where nothing is typed. */
  readonly maxLength: number | null;
  /** First and last day of a date, `YYYY-MM-DD`. */
  readonly range?: { readonly first: string; readonly last: string };
  /** Free appointments of a slot; none where the place has none left. */
  readonly days?: readonly SlotDayView[];
};

export type SlotDayView = {
  readonly date: string;
  /** "mardi 24 novembre". */
  readonly label: string;
  readonly slots: readonly { readonly value: string; readonly time: string }[];
};

export type SubjectView = {
  readonly title: string;
  readonly trim: string | null;
  /** With its suffix, or that it is told on request. */
  readonly price: { readonly amount: string; readonly suffix: string | null };
  readonly stockNumber: string | null;
  readonly place: { readonly name: string; readonly phone: string } | null;
};

/** A form as it is rendered for one visitor; never kept in a cache. */
export type LeadFormView = {
  readonly kind: string;
  readonly title: string;
  readonly intro: string;
  readonly submit: string;
  readonly fields: readonly FieldView[];
  readonly consent: { readonly name: string; readonly text: string; readonly message: string };
  readonly token: string;
  /** A form younger than this is not accepted yet. */
  readonly minFillSeconds: number;
  readonly subject: SubjectView | null;
};

/** The answer to a form that was not accepted: everything typed, and what to do. */
export type LeadFormReply = {
  /** Takes the place of the view's. */
  readonly token: string;
  /** As typed, by field; the consent is "on" where it was given. */
  readonly values: Readonly<Record<string, string>>;
  /** One message a field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: string;
  readonly tone: "info" | "error";
};

export type ThanksView = {
  readonly title: string;
  readonly reference: string;
  /** Who answers: a place, or the group. */
  readonly by: string;
  /** A confirmation is on its way. */
  readonly mailed: boolean;
  readonly vehicle: string;
  readonly within: string;
  readonly steps: readonly string[];
  readonly place: { readonly name: string; readonly phone: string } | null;
};

/** Names of what the form sends beside the visitor's own words. */
export const TOKEN_FIELD = "formulaire";
/** Nobody sees it and nobody fills it, but a program does. */
export const HONEYPOT_FIELD = "site_web";
