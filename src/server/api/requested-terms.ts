import type { Context } from "hono";
import { TERMS_PARAMETERS, type RequestedTerms } from "#domain/leasing/index.ts";
import { problemResponse } from "../problem.ts";

/** Duration (months), mileage (km a year) and deposit (cents); null when one is no integer of at most nine digits. */
export const parseRequestedTerms = (context: Context): RequestedTerms | null => {
  const [duration, mileage, deposit] = [
    TERMS_PARAMETERS.duration,
    TERMS_PARAMETERS.mileage,
    TERMS_PARAMETERS.deposit,
  ].map((name) => {
    const text = context.req.query(name);
    if (text === undefined) return null;
    return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  });
  const terms = { durationMonths: duration ?? null, annualMileageKm: mileage ?? null, depositCents: deposit ?? null };
  return Object.values(terms).some((value) => Number.isNaN(value)) ? null : terms;
};

export const termsNotIntegersResponse = (context: Context): Response => {
  const detail = "duration (months), mileage (km a year) and deposit (cents) must be whole numbers.";
  return problemResponse(context, { status: 400, title: "Bad Request", detail });
};
