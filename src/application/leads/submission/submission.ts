import type { FormContext, LeadFieldValue, LeadKind } from "#domain/forms/index.ts";
import type { Lead, LeadCalculation, LeadFile, LeadSubject } from "#domain/leads/index.ts";
import type { Result } from "#domain/shared/index.ts";
import type { FormToken, isSameOrigin } from "#domain/spam/index.ts";
import type { FormTopic, OpenForm } from "./open-form.ts";

export type Upload = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** The content of a posted form, as entered. Missing technical values are empty. */
export type PostedForm = {
  readonly token: string;
  /** Solution of the proof of work. */
  readonly proof: string;
  /** Value of the field that only bots fill. */
  readonly honeypot: string;
  /** The signed spam question and the answer to it. */
  readonly question: string;
  readonly answer: string;
  /** The domain of an email address that the form has pointed out as a probable slip. */
  readonly hintedDomain: string;
  /** The visitor asks for the free appointments of the chosen work. */
  readonly showsSlots: boolean;
  /** The first value of each text field. */
  readonly values: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, Upload>;
  /** Tokens of files from an earlier submission, by field. */
  readonly fileTokens: ReadonlyMap<string, string>;
};

/** A question as the form asks it; `signed` goes back with the answer. */
type SpamQuestionText = { readonly text: string; readonly signed: string };

/** Why the body of a post could not be read. */
export type BodyProblem = "mediaType" | "tooLarge" | "filesTooLarge" | "tooSlow" | "unreadable" | "busy";

/** What a page displayed when its form was rendered. */
export type RenderedForm = { readonly subject: LeadSubject | null; readonly renderedAt: Date };

/** A form that a visitor sent. */
export type FormSubmission = {
  readonly kind: LeadKind;
  /** Subject of the form's page, as `subjectKey` formats it. */
  readonly subjectKey: string;
  /** Replaces the subject in a token that is not genuine. */
  readonly subject: LeadSubject | null;
  /** IP address; empty when unknown. */
  readonly client: string;
  readonly headers: Parameters<typeof isSameOrigin>[0];
  /** The body; that of another site is not read, and files only after a genuine token. */
  readonly posted: PostedForm;
  /** Why the body was read in part, without files; null when it is complete. */
  readonly problem: BodyProblem | null;
  /** The fields that a sent step of the form checks; null for the complete form. */
  readonly stepFields?: readonly string[] | null;
  /** The subject as it is now where that is not what the form displayed: null if nothing of it is left. */
  readonly changedSubject?: LeadSubject | null;
  /** The lease that the form requests, or one message a field; null when it could not be calculated. */
  readonly lease?: Result<LeadCalculation, Readonly<Record<string, string>>> | null;
};

export type LeadSubmission = FormSubmission & {
  /** Path of the form's page, saved as the lead's source. */
  readonly path: string;
};

/** A file in the stash; the next submission sends `token`. */
export type StashedFile = { readonly name: string; readonly bytes: number; readonly token: string };

/** `unproved`: too many forms of the client without a proof of work; `link`: a link in a text of such a form. */
export type Suspicion = "honeypot" | "unproved" | "link";

export type RejectionReason =
  | {
      readonly code:
        | BodyProblem
        | "otherOrigin"
        /** At least one value is invalid; see `errors`. */
        | "invalid"
        /** The email address is probably a slip, which the form points out once. */
        | "emailHint"
        /** A step of the form is valid: the visitor goes on. */
        | "step"
        /** The form comes back with the free appointments of the chosen work. */
        | "slots"
        /** The token was missing or forged; the form has a new one. */
        | "renewed"
        | "expired"
        /** The form was submitted before with other values. */
        | "conflict"
        | "slotTaken"
        /** The person has as many appointments to come at the location as are allowed. */
        | "personLimit"
        /** The vehicle is not what the form is for: sold, reserved, or not on the site any more. */
        | "vehicleSold"
        | "vehicleReserved"
        | "vehicleRemoved"
        /** None of the vehicles of a list is for sale any more, or some: the form is for the others. */
        | "vehiclesSold"
        | "vehiclesRemoved"
        /** A lease offer of the form has changed or is none any more: the form is for what there is now. None is left. */
        | "offersChanged"
        | "offersRemoved"
        /** The database failed or timed out. */
        | "unavailable";
    }
  /** Sent faster than a person can fill in the form, more often than one client may, or for a recipient of too many. */
  | { readonly code: "tooSoon" | "tooMany" | "tooManyEmails"; readonly waitSeconds: number }
  /** A suspicious form has to answer the question. `cause`: the suspicion, or the problem with the previous answer. */
  | { readonly code: "question"; readonly question: SpamQuestionText; readonly cause: Suspicion | "missing" | "wrong" };

/** A form that goes back to the visitor with everything that was entered, each text up to its maximum length. */
export type RejectedForm = {
  readonly type: "rejected";
  readonly reason: RejectionReason;
  readonly form: OpenForm;
  /** As entered, by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** One message a field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Stashed files by field name; null for a form without files. */
  readonly files: Readonly<Record<string, StashedFile>> | null;
};

/** A form that passed all checks. */
export type CheckedForm = {
  readonly type: "checked";
  readonly token: FormToken;
  /** Normalised, consent included. */
  readonly values: Readonly<Record<string, LeadFieldValue>>;
  readonly context: FormContext;
  /** Null for a form without a lease. */
  readonly calculation: LeadCalculation | null;
  /** Public name of the group. */
  readonly group: string;
  /** As submitted: rejects the form when it cannot be saved. */
  readonly submitted: SubmittedForm;
};

/** `stored`: lead and deliveries are committed; `already-stored`: by an earlier submission of the same form. */
export type StoredLead = {
  readonly type: "stored" | "already-stored";
  readonly lead: Lead;
  /** Signed reference for the confirmation. */
  readonly ref: string;
};

export type SubmittedForm = FormTopic & {
  readonly values: Readonly<Record<string, string>>;
  readonly token: string;
  readonly uploads: UploadedFiles;
  readonly client: string;
};

/** `content` is null for a file from an earlier submission, which is in the stash. */
export type UploadedFile = {
  readonly file: LeadFile;
  readonly content: Uint8Array | null;
  /** End of its time in the stash. */
  readonly expiresAt: Date;
};

export type UploadedFiles = {
  readonly files: readonly UploadedFile[];
  /** One message a field. */
  readonly errors: Readonly<Record<string, string>>;
};
