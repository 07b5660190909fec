import type { Context } from "hono";
import { TERMS_PARAMETERS, type RequestedTerms } from "#domain/leasing/index.ts";

/** Duration (months), mileage (km a year) and deposit (cents) of parameters that `leaseTermsParameters` has checked. */
export const readRequestedTerms = (context: Context): RequestedTerms => {
  const read = (name: string): number | null => {
    const text = context.req.query(name);
    return text === undefined ? null : Number(text);
  };
  return {
    durationMonths: read(TERMS_PARAMETERS.duration),
    annualMileageKm: read(TERMS_PARAMETERS.mileage),
    depositCents: read(TERMS_PARAMETERS.deposit),
  };
};
