import { calculateRequestedLease } from "#application/leasing/index.ts";
import type { FormSubmission } from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { LEAD_KINDS, leadKindForSubject } from "#domain/forms/index.ts";
import { parseTermsQuery, TERMS_PARAMETERS, type LeaseTerms } from "#domain/leasing/index.ts";
import { err, errorCode } from "#domain/shared/index.ts";
import type { ReceivedForm } from "../../../leads/index.server.ts";
import { parseStep, STEP_FIELD, stepOfField } from "./steps.ts";
import { LEASE_PROBLEMS, vehicleLeaseProblem } from "../../../leasing/index.ts";

/** Additional form fields that are not fields of the form kind. */
export const OTHER_TEXTS = [...Object.values(TERMS_PARAMETERS), STEP_FIELD];

const FIELD_NAMES = leadKindForSubject(LEAD_KINDS.online_leasing, "vehicle").fields.map(({ name }) => name);

/** The fields that a submitted step validates; null for the complete form. */
export const stepFields = (values: ReadonlyMap<string, string>): readonly string[] | null => {
  const step = parseStep(values.get(STEP_FIELD) ?? null);
  return step && FIELD_NAMES.filter((name) => stepOfField(name) === step);
};

/** The entered terms as URL parameters. */
export const enteredTerms = (values: ReadonlyMap<string, string>): URLSearchParams =>
  new URLSearchParams(
    Object.values(TERMS_PARAMETERS).flatMap((name) => {
      const value = values.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Null if a term is missing or not a number; an empty deposit is zero. */
const readTerms = (values: ReadonlyMap<string, string>): LeaseTerms | null => {
  const { durationMonths, annualMileageKm, depositCents } = parseTermsQuery(enteredTerms(values));
  const deposit = values.get(TERMS_PARAMETERS.deposit)?.trim() === "" ? 0 : depositCents;
  return durationMonths === null || annualMileageKm === null || deposit === null
    ? null
    : { durationMonths, annualMileageKm, depositCents: deposit };
};

const NO_TERMS = { terms: { durationMonths: 0, annualMileageKm: 0, depositCents: 0 }, maxDepositCents: 0 };

type Lease = NonNullable<FormSubmission["lease"]>;
type Subject = ReceivedForm["subject"];

const calculate = async (
  services: SiteServices<"settings" | "clock" | "stock">,
  { values, subject, renderedAt }: { values: ReadonlyMap<string, string>; subject: Subject; renderedAt: Date },
): Promise<Lease> => {
  const terms = readTerms(values);
  const { deposit } = TERMS_PARAMETERS;
  if (terms === null) return err({ [deposit]: LEASE_PROBLEMS["lease/amount-invalid"]() });
  if (subject?.type !== "vehicle") return err({ [deposit]: vehicleLeaseProblem("lease/attributes-missing") });
  const calculation = await calculateRequestedLease(services, { vehicle: subject, terms, renderedAt });
  if (calculation.ok) return calculation;
  const { error } = calculation;
  return err({
    [deposit]:
      error === "lease/not-in-force" ? vehicleLeaseProblem(error) : LEASE_PROBLEMS[error]({ ...NO_TERMS, terms }),
  });
};

/**
 * Calculates the lease of a submitted form, or returns an error message for the deposit. Null if the form is incomplete
 * or not genuine (it is rejected elsewhere) and if the calculation fails.
 */
export const calculateLead = async (
  services: SiteServices<"settings" | "clock" | "stock" | "log">,
  { kind, posted: { values }, problem, subject, renderedAt }: ReceivedForm,
): Promise<Lease | null> => {
  if (problem !== null || renderedAt === null) return null;
  try {
    return await calculate(services, { values, subject, renderedAt });
  } catch (error) {
    // Only the error's code is logged: the driver's message may quote personal data.
    services.log.error({ kind: kind.name, error: errorCode(error) }, "lease not calculated");
    return null;
  }
};
