import {
  checkFormValues,
  type FieldProblem,
  findContextProblems,
  initialValues,
  LEAD_KINDS,
  type LeadKind,
  leadKindForSubject,
  type ProgramLeadKindName,
  resolveBooking,
} from "#domain/forms/index.ts";
import { type Lead, type LeadProgram, type LeadSubject, type PrivacyText, withLocation } from "#domain/leads/index.ts";
import { err, errorCode, ok, type Result } from "#domain/shared/index.ts";
import { type FormTopic, resolveLocation } from "./open-form.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { createFormContext } from "./form-context.ts";
import { saveChecked } from "./submit-lead.ts";
import { findUnmetVehicles, type UnmetVehicle } from "./check-submission.ts";

/** A lead that another program sends for a person. */
export type ReceivedLead = {
  readonly kind: ProgramLeadKindName;
  /** The vehicle that it is about; null without one. */
  readonly subject: LeadSubject | null;
  /** Slug of the location that answers; null: that of the subject, or the only one. */
  readonly location: string | null;
  /** As a form sends them. */
  readonly values: Readonly<Record<string, string>>;
  /** The statement that the person agreed to, in the words of the program; `at`: ISO 8601, now without one. */
  readonly consent: (PrivacyText & { readonly at?: string }) | null;
  readonly program: LeadProgram;
  /** A key creates one lead at most. */
  readonly key: string;
};

/** `path`: where in the request. `consent`: a flag agrees to something whose statement is missing. */
export type ReceivedProblem = {
  readonly path: readonly string[];
  readonly problem: FieldProblem | { readonly code: "unknown" | "consent" };
};

export type ReceivedOutcome =
  /** `already-stored`: by an earlier request with the same key and content. */
  | { readonly type: "stored" | "already-stored"; readonly lead: Lead }
  | { readonly type: "invalid"; readonly problems: readonly ReceivedProblem[] }
  /** `conflict`: the key was used for other content. `unavailable`: the database failed; nothing is saved for sure. */
  | { readonly type: "conflict" | "slot-taken" | "person-limit" | "unavailable" }
  /** Nothing was saved: an appointment for a vehicle that is sold, reserved or removed. */
  | { readonly type: "vehicle-unmet"; readonly state: UnmetVehicle["state"] };

/** The subject with the location that answers. */
const locate = (
  deps: Pick<LeadServiceDependencies, "locations">,
  { location: slug, subject }: ReceivedLead,
  kind: LeadKind,
): Result<LeadSubject | null, ReceivedProblem> => {
  const named = slug === null ? null : deps.locations().find((location) => location.slug === slug);
  if (named === undefined) return err({ path: ["location"], problem: { code: "unknown" } });
  if (named !== null) return ok(withLocation(subject, named));
  const resolution = resolveLocation(deps, { kind, subject }, null);
  return resolution.type === "form"
    ? ok(resolution.subject)
    : err({ path: ["location"], problem: { code: "required" } });
};

const isConsentMissing = (field: LeadKind["fields"][number], { values, consent }: ReceivedLead): boolean =>
  field.kind === "toggle" &&
  field.consentVersion !== undefined &&
  (values[field.name] ?? "") !== "" &&
  consent === null;

const consentProblems = (kind: LeadKind, received: ReceivedLead): Readonly<Record<string, { code: "consent" }>> =>
  Object.fromEntries(
    kind.fields
      .filter((field) => isConsentMissing(field, received))
      .map(({ name }) => [name, { code: "consent" } as const]),
  );

const toProblems = (problems: Readonly<Record<string, ReceivedProblem["problem"]>>): readonly ReceivedProblem[] =>
  Object.entries(problems).map(([name, problem]) => ({ path: ["fields", name], problem }));

/** The same key of the same token, and of the same source where the program has numbers of its own. */
const idempotencyKey = (
  { digest }: Pick<LeadServiceDependencies, "digest">,
  { program, key }: ReceivedLead,
): string => {
  const source = program.external_id === null ? [] : ["source", program.source];
  return `program-${digest(JSON.stringify(["token", program.token, ...source, key]))}`;
};

/** An appointment needs its vehicle. The lead of an earlier request with the key is that of this one, whatever came since. */
const refuseUnmetVehicle = async (
  deps: Pick<LeadServiceDependencies, "reader" | "vehicleStates" | "log">,
  { kind, subject, key }: FormTopic & { readonly key: string },
): Promise<ReceivedOutcome | null> => {
  try {
    const [unmet] = await findUnmetVehicles(deps, kind, subject);
    if (unmet === undefined || (await deps.reader.hasKey(key))) return null;
    return { type: "vehicle-unmet", state: unmet.state };
  } catch (error) {
    // Only the error's code is logged: the driver's message may quote personal data.
    deps.log.error({ kind: kind.name, error: errorCode(error) }, "vehicle not read");
    return { type: "unavailable" };
  }
};

/**
 * Checks and saves a lead of another program by the rules of the forms, without what only separates people from machines:
 * origin, token of the form, spam and the rate of a client. Throws only on a bug.
 */
export const receiveLead = async (deps: LeadServiceDependencies, received: ReceivedLead): Promise<ReceivedOutcome> => {
  const located = locate(deps, received, LEAD_KINDS[received.kind]);
  if (!located.ok) return { type: "invalid", problems: [located.error] };
  const subject = located.value;
  const kind = leadKindForSubject(LEAD_KINDS[received.kind], subject?.type ?? null);
  const context = createFormContext(deps, subject);
  const checked = checkFormValues(kind, { ...initialValues(kind, deps.country), ...received.values }, deps.country);
  const problems = toProblems({
    ...(checked.ok ? findContextProblems(kind, checked.value, context) : checked.error),
    ...consentProblems(kind, received),
  });
  if (problems.length > 0 || !checked.ok) return { type: "invalid", problems };
  const key = idempotencyKey(deps, received);
  const isBooking = resolveBooking(kind, checked.value, context) !== null;
  const refusal = isBooking ? await refuseUnmetVehicle(deps, { kind, subject, key }) : null;
  if (refusal !== null) return refusal;
  const { outcome } = await saveChecked(deps, {
    kind,
    subject,
    values: checked.value,
    context,
    calculation: null,
    uploads: { files: [], errors: {} },
    idempotencyKey: key,
    source: { path: "", program: received.program },
    texts: { notice: null, consent: received.consent },
  });
  switch (outcome?.outcome) {
    case "saved":
      return { type: "stored", lead: outcome.lead };
    case "duplicate":
      return { type: "already-stored", lead: outcome.lead };
    case "conflict":
    case "slot-taken":
    case "person-limit":
      return { type: outcome.outcome };
    case undefined:
      return { type: "unavailable" };
  }
};
