import { type LeadKind, vehicleDemand } from "#domain/forms/index.ts";
import { createRemainingSubject, type LeadSubject, subjectVehicles } from "#domain/leads/index.ts";
import { readFormKey } from "#domain/spam/index.ts";
import { meetsDemand, type VehicleState } from "#domain/vehicles/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { issueFormToken } from "./open-form.ts";
import type { RejectionReason, SubmittedForm } from "./submission.ts";

/** A vehicle of a subject that its kind of lead cannot be about any more, as it is now. */
export type UnmetVehicle = { readonly id: number; readonly state: Exclude<VehicleState, "available"> };

type VehicleDependencies = Pick<LeadServiceDependencies, "vehicleStates">;

/** The vehicles of a subject that are not what the kind demands. Rejects when the database fails. */
export const findUnmetVehicles = async (
  { vehicleStates }: VehicleDependencies,
  kind: Pick<LeadKind, "vehicles">,
  subject: LeadSubject | null,
): Promise<readonly UnmetVehicle[]> => {
  const ids = subjectVehicles(subject).map(({ id }) => id);
  if (ids.length === 0) return [];
  const states = await vehicleStates(ids);
  return ids.flatMap((id) => {
    const state = states.get(id) ?? "removed";
    return state === "available" || meetsDemand(state, vehicleDemand(kind)) ? [] : [{ id, state }];
  });
};

const REASONS = { sold: "vehicleSold", reserved: "vehicleReserved", removed: "vehicleRemoved" } as const;

/** Why a form goes back, and the form: that of a list is for the vehicles that remain. */
type VehicleRejection = { readonly form: SubmittedForm; readonly reason: RejectionReason };

const rejectList = (
  deps: Pick<LeadServiceDependencies, "signer" | "clock" | "newId">,
  form: SubmittedForm,
  unmet: ReadonlySet<number>,
): VehicleRejection => {
  const subject = form.subject?.type === "vehicles" ? createRemainingSubject(form.subject, unmet) : null;
  if (subject === null) return { form, reason: { code: "vehiclesSold" } };
  const topic = { kind: form.kind, subject };
  return { form: { ...form, ...topic, token: issueFormToken(deps, topic) }, reason: { code: "vehiclesRemoved" } };
};

/** Null while the vehicles of a form are what its kind demands, and for a form whose lead is saved already. */
export const rejectUnmetVehicles = async (
  deps: VehicleDependencies & Pick<LeadServiceDependencies, "signer" | "clock" | "newId" | "log" | "reader">,
  form: SubmittedForm,
): Promise<VehicleRejection | null> => {
  try {
    const unmet = await findUnmetVehicles(deps, form.kind, form.subject);
    const [first] = unmet;
    if (first === undefined) return null;
    const key = readFormKey(deps.signer, form.token);
    if (key !== null && (await deps.reader.hasKey(key))) return null;
    return form.subject?.type === "vehicles"
      ? rejectList(deps, form, new Set(unmet.map(({ id }) => id)))
      : { form, reason: { code: REASONS[first.state] } };
  } catch (error) {
    // Only the error's name is logged: the driver's message may quote personal data.
    deps.log.error(
      { kind: form.kind.name, error: error instanceof Error ? error.name : "unknown" },
      "vehicle not read",
    );
    return { form, reason: { code: "unavailable" } };
  }
};
