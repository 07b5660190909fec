import { fold } from "../shared/index.ts";
import type { Service } from "../locations/index.ts";
import type { LeadField, SlotField } from "./fields.ts";
import type { LeadSubject } from "./lead.ts";

/** What the visitor agrees to. A new text is a new version: both are kept with each lead. */
type ConsentDefinition = {
  readonly version: string;
  /** `{group}` stands for the group's name. */
  readonly text: string;
  readonly message: string;
};

/**
 * A kind of lead: what is asked, in which words, and what is promised. Plain data: the renderer, the intake, the mails
 * and the commands know no kind by name. In texts `{vehicle}`, `{place}` and `{group}` are filled in.
 */
export type LeadKind = {
  readonly name: string;
  /** Heading of the form and first words of the mail's subject. */
  readonly title: string;
  readonly intro: string;
  /** What the button does. */
  readonly submit: string;
  readonly fields: readonly LeadField[];
  readonly consent: ConsentDefinition;
  /** Only places with this service can be asked; left out: any. */
  readonly service?: Service;
  /** A kind that only markets with this setting have. */
  readonly setting?: "autoproffTradeIn";
  /** What a calendar calls the appointment; left out: the title. */
  readonly appointment?: string;
  /** Words for the page on which the place is chosen, where a kind needs one and the address names none. */
  readonly choosePlace?: { readonly title: string; readonly text: string };
  readonly thanks: {
    readonly title: string;
    /** When an answer comes, after "Vous recevez une réponse". */
    readonly within: string;
    /** What happens next, in order, one sentence each. */
    readonly steps: readonly string[];
  };
};

const asked = new WeakMap<LeadKind, Map<string, LeadKind>>();

/**
 * The kind as it is asked about a subject of that type: without the fields that the subject answers. The same object
 * each time, so that what is built from a kind is built once.
 */
export const kindAbout = (kind: LeadKind, subject: LeadSubject["type"] | null): LeadKind => {
  if (subject === null || !kind.fields.some((field) => field.without?.includes(subject))) return kind;
  const variants = asked.get(kind) ?? new Map<string, LeadKind>();
  asked.set(kind, variants);
  const variant = variants.get(subject) ?? {
    ...kind,
    fields: kind.fields.filter((field) => !field.without?.includes(subject)),
  };
  variants.set(subject, variant);
  return variant;
};

/** The field of a kind in which an appointment is chosen; undefined where it has none. */
export const slotFieldOf = ({ fields }: Pick<LeadKind, "fields">): SlotField | undefined =>
  fields.find((field) => field.kind === "slot");

/** A kind with appointments can only be asked of a place: its hours are offered. */
export const needsPlace = (kind: Pick<LeadKind, "fields">): boolean => slotFieldOf(kind) !== undefined;

/** Whether a market has that kind of lead at all. */
export const isOffered = (
  { setting }: LeadKind,
  settings: Readonly<Record<NonNullable<LeadKind["setting"]>, boolean>>,
): boolean => setting === undefined || settings[setting];

/** The field that holds the consent, after the kind's own. */
export const CONSENT_FIELD = "consent";

const ELIDES = /^[aeiouy]/;

/**
 * Fills `{vehicle}`, `{place}` and `{group}`, with the elision French wants: "de {place}" becomes "d’Alzette". A name
 * that is not given stays as it is, which a test would show.
 */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/(?:\b(de|que) )?\{([a-z]+)\}/g, (whole, before: string | undefined, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (before === undefined) return value;
    return ELIDES.test(fold(value)) ? `${before.slice(0, -1)}’${value}` : `${before} ${value}`;
  });
