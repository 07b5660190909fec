import type { FileWords, LeadField } from "#domain/leads/index.ts";

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
  /** First and last day of a date, `YYYY-MM-DD`, and what is said before the one and after the other. */
  readonly range?: { readonly first: string; readonly last: string; readonly early: string; readonly late: string };
  /** What a file may be, and what is said of any other. */
  readonly file?: FileWords;
  /** Free appointments of a slot; none where the place has none left. */
  readonly days?: readonly SlotDayView[];
};

export type SlotDayView = {
  readonly date: string;
  /** "mardi 24 novembre". */
  readonly label: string;
  /** By the instant a slot begins, and its time as people say it: "8 h 30". */
  readonly slots: readonly { readonly value: string; readonly time: string }[];
};

/** A vehicle in the words that a form's page has of it. */
export type VehicleWords = {
  readonly id: number;
  readonly title: string;
  readonly trim: string | null;
  /** With its suffix, or that it is told on request. */
  readonly price: { readonly amount: string; readonly suffix: string | null };
  readonly stockNumber: string | null;
};

type AnsweringPlace = { readonly name: string; readonly phone: string };

/** What a form is about. */
export type SubjectView = { readonly place: AnsweringPlace | null } & (
  | ({ readonly type: "vehicle" } & VehicleWords)
  | { readonly type: "vehicles"; readonly vehicles: readonly VehicleWords[] }
  | { readonly type: "model" | "vacancy"; readonly title: string }
  | { readonly type: "place" }
);

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
  /** What the browser works out meanwhile, so that nobody has to wait: see the domain's `solveProof`. */
  readonly proof: { readonly challenge: string; readonly bits: number };
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
  /** What arrived and need not be chosen again, by file field; `sealed` is sent back as `receivedField`. */
  readonly files?: Readonly<Record<string, ReceivedFile>>;
  /** Asked where the form may come from a program; `sealed` goes with the answer. */
  readonly question?: { readonly text: string; readonly sealed: string };
};

export type ReceivedFile = {
  readonly name: string;
  /** "1,2 Mo". */
  readonly size: string;
  readonly sealed: string;
};

export type ThanksView = {
  readonly title: string;
  readonly reference: string;
  /** Who answers: a place, or the group. */
  readonly by: string;
  /** A confirmation is on its way. */
  readonly mailed: boolean;
  readonly vehicle: string;
  /** "mardi 24 novembre 2026, de 10 h à 11 h", and the file for the visitor's calendar. */
  readonly appointment: {
    readonly words: string;
    /** Street, then postcode and town; null where the place is gone. */
    readonly address: readonly [street: string, town: string] | null;
    readonly icsHref: string;
  } | null;
  readonly within: string;
  readonly steps: readonly string[];
  readonly place: { readonly name: string; readonly phone: string } | null;
};

/** Names of what the form sends beside the visitor's own words. */
export const TOKEN_FIELD = "formulaire";
/** Nobody sees it and nobody fills it, but a program does. */
export const HONEYPOT_FIELD = "site_web";
export const PROOF_FIELD = "preuve";
/** The answer to a plain question, and the question that was answered. */
export const ANSWER_FIELD = "reponse";
export const QUESTION_FIELD = "question";

/** Holds the file of a field that arrived with an earlier sending of the form. */
export const receivedField = (name: string): string => `${name}_recu`;
