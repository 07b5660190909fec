import type { FieldGroupName, LeadFieldDefinition, LeadKind } from "#domain/forms/index.ts";

/** Headings of the groups. */
export const FIELD_GROUPS: Readonly<Record<FieldGroupName, string>> = {
  appointment: "Votre rendez-vous",
  company: "Votre entreprise",
  contact: "Vos coordonnées",
  documents: "Vos documents",
  job: "Votre projet",
  lease: "Votre leasing",
  need: "Votre besoin",
  own_car: "Votre voiture",
  situation: "Votre situation",
  tyres: "Vos pneus",
};

/** Strings of one field. */
export type FieldStrings = {
  readonly label: string;
  /** Label in emails and lists when `label` is a question. */
  readonly short?: string;
  readonly help?: string;
  /** Follows the label of a field that is required only with a certain value of another one. */
  readonly hint?: string;
  /** Labels of the options by value. */
  readonly options?: Readonly<Record<string, string>>;
  /** Replace the messages of the field's kind. */
  readonly messages?: { readonly required?: string; readonly invalid?: string };
};

export type ConsentStrings = { readonly text: string; readonly message: string };

/** Strings of a form kind. Texts may contain the placeholders `{vehicle}`, `{location}`, `{group}`; next steps also `{ready}`, `{reply}` and `{answer}`. */
export type LeadKindStrings = {
  /** Heading of the form and start of the email's subject. */
  readonly title: string;
  readonly intro: string;
  /** Label of the submit button. */
  readonly submit: string;
  /** By field name. */
  readonly fields: Readonly<Record<string, FieldStrings>>;
  /** Information about the use of the data; of kinds whose basis is the request. */
  readonly notice?: string;
  /** For kinds whose basis is consent. */
  readonly consent?: ConsentStrings;
  /** Title of the calendar entry. Undefined: `title`. */
  readonly appointment?: string;
  /** Texts of the page where the visitor chooses a location, if the URL contains none. */
  readonly chooseLocation?: { readonly title: string; readonly text: string };
  /** Replaces the title of the thanks page when an appointment is booked. */
  readonly bookedTitle?: string;
  readonly thanks: {
    readonly title: string;
    /** Within which time a kind answers whose time depends on more than the settings; otherwise `{answer}`. */
    readonly responseTime?: string;
    /** Next steps in order, one sentence each. */
    readonly steps: readonly string[];
  };
};

type OptionStrings<Field> = Field extends { readonly options: readonly (infer Value extends string)[] }
  ? { readonly options: Readonly<Record<Value, string>> }
  : { readonly options?: never };

type HintStrings<Field> = Field extends { readonly required: { readonly when: string } }
  ? { readonly hint: string }
  : { readonly hint?: never };

type Messages = NonNullable<FieldStrings["messages"]>;

/** The message of an empty required field says what to do. */
type MessageStrings<Field> = Field extends { readonly required: true | { readonly when: string } }
  ? { readonly messages: Messages & { readonly required: string } }
  : { readonly messages?: Messages };

type FieldStringsOf<Field> = Omit<FieldStrings, "options" | "hint" | "messages"> &
  OptionStrings<Field> &
  HintStrings<Field> &
  MessageStrings<Field>;

type LocationStrings<Field extends LeadFieldDefinition> =
  Extract<Field, { readonly kind: "slot" }> extends never
    ? { readonly chooseLocation?: never; readonly bookedTitle?: never }
    : Required<Pick<LeadKindStrings, "chooseLocation" | "bookedTitle">>;

type PrivacyStrings<Kind extends LeadKind> = Kind["privacy"]["basis"] extends "consent"
  ? { readonly consent: ConsentStrings; readonly notice?: never }
  : { readonly notice: string; readonly consent?: never };

/** The strings of one kind: every field and option has its own. */
export type LeadKindStringsOf<Kind extends LeadKind> = Omit<
  LeadKindStrings,
  "fields" | "chooseLocation" | "bookedTitle" | "notice" | "consent"
> &
  PrivacyStrings<Kind> &
  LocationStrings<Kind["fields"][number]> & {
    readonly fields: {
      readonly [Field in Kind["fields"][number] as Field["name"]]: FieldStringsOf<Field>;
    };
  };
