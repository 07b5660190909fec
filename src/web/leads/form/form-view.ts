import type { ProofTask } from "#domain/spam/index.ts";
import type { UploadedFileView } from "./field-kinds/file/uploaded-file-view.ts";
import type { FieldView } from "./field-kinds/index.ts";

// Plain data that the server sends to the browser. Import only types from the domain here: its code would bring the
// validation libraries into the client bundle.

export type SubjectVehicleView = {
  readonly id: number;
  readonly title: string;
  readonly trim: string | null;
  /** Formatted, or "Prix sur demande". */
  readonly price: { readonly amount: string; readonly suffix: string | null };
  readonly stockNumber: string | null;
};

/** Lease offers with their quantities. Amounts are formatted, without VAT unless the name says otherwise. */
export type FleetView = {
  readonly lines: readonly {
    /** "5 × Ford Puma Titanium". */
    readonly name: string;
    readonly terms: string;
    /** A month, for all of the line. */
    readonly monthly: string;
    /** For one of several. */
    readonly each: string | null;
    /** Benefit in kind of one car a month; null where it is not known. */
    readonly benefit: string | null;
  }[];
  /** "5 véhicules". */
  readonly vehicles: string;
  readonly monthly: string;
  readonly monthlyWithVat: string;
  /** All payments of all contracts. */
  readonly contracts: string;
};

export type SubjectView = { readonly location: { readonly name: string; readonly phone: string } | null } & (
  | ({ readonly type: "vehicle" } & SubjectVehicleView)
  | { readonly type: "vehicles"; readonly vehicles: readonly SubjectVehicleView[] }
  | { readonly type: "model"; readonly title: string; readonly trim: string | null }
  | { readonly type: "vacancy"; readonly title: string }
  | {
      readonly type: "lease_offer";
      readonly title: string;
      readonly trim: string;
      readonly terms: string;
      readonly monthly: string;
      /** What the payment is; null in leads of 1.0. */
      readonly name: string | null;
    }
  | { readonly type: "fleet"; readonly fleet: FleetView }
  | { readonly type: "location" }
);

/** A form rendered for one visitor. Must not be cached. */
export type LeadFormView = {
  readonly kind: string;
  readonly title: string;
  readonly intro: string;
  /** Within which time it is answered: "sous un jour ouvré". */
  readonly answer: string;
  readonly submit: string;
  readonly fields: readonly FieldView[];
  /** Privacy information, for forms that need no consent. */
  readonly notice: string | null;
  readonly consent: { readonly name: string; readonly text: string; readonly message: string } | null;
  readonly token: string;
  /** Without proof of work the server refuses a form submitted sooner than this. */
  readonly minFillSeconds: number;
  /** Proof of work that replaces the waiting time; see `solveProof` in the domain. */
  readonly proof: ProofTask;
  readonly subject: SubjectView | null;
  /** What fields contain before the visitor types, by name. */
  readonly initialValues?: Readonly<Record<string, string>>;
};

/** The reply to a form that was not saved. */
export type LeadFormReply = {
  /** Replaces the token of the view. */
  readonly token: string;
  /** As entered, by field name; a given consent is "on". */
  readonly values: Readonly<Record<string, string>>;
  /** One message per field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: string;
  readonly tone: "info" | "error";
  /** Uploaded files by field name; the form sends `token` back as `uploadedFileField`. */
  readonly files?: Readonly<Record<string, UploadedFileView>>;
  /** Question for a suspicious submission; `signed` is sent back with the answer. */
  readonly question?: { readonly text: string; readonly signed: string };
};

export type ThanksView = {
  readonly title: string;
  readonly reference: string;
  /** Name of the location that will answer, or of the group. */
  readonly respondent: string;
  /** "par e-mail". */
  readonly replyBy: string;
  /** What the visitor wrote; null: not repeated. */
  readonly message: string | null;
  /** The requested offers; null: none, or not repeated. */
  readonly fleet: FleetView | null;
  /** Who answers by which day, as a sentence; null: `respondent` answers `within`. */
  readonly promise: string | null;
  /** A confirmation email was sent. */
  readonly confirmationSent: boolean;
  readonly vehicle: string;
  /** "mardi 24 novembre 2026, de 10 h à 11 h", and the file for the visitor's calendar. */
  readonly appointment: {
    readonly label: string;
    /** "Monter des pneus sur mes jantes, 1 h, à partir de 99 €". */
    readonly work: string;
    /** Street, then postcode and town; null when the location no longer exists. */
    readonly address: readonly [street: string, town: string] | null;
    readonly icsHref: string;
  } | null;
  /** The appointment that the visitor has to confirm by email, and the heading of the page; null without one. */
  readonly unconfirmed: { readonly label: string; readonly text: string } | null;
  /** Monthly payment of a requested lease; `changed` is set if the form displayed a different one. */
  readonly month: { readonly amount: string; readonly name: string | null; readonly changed: string | null } | null;
  readonly within: string;
  readonly steps: readonly string[];
  readonly location: { readonly name: string; readonly phone: string } | null;
};

/** Names of the form's technical fields. */
export { TOKEN_FIELD } from "#domain/spam/form-token.ts";
/** Hidden from visitors; only bots fill it. */
export const HONEYPOT_FIELD = "site_web";
export const PROOF_FIELD = "preuve";
/** The answer to the spam question, and the signed question itself. */
export const ANSWER_FIELD = "reponse";
export const QUESTION_FIELD = "question";
