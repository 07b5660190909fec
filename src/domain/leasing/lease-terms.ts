import type { Cents } from "../shared/index.ts";

/** The terms that a customer chooses. The deposit is in cents with VAT. */
export type LeaseTerms = {
  readonly durationMonths: number;
  readonly annualMileageKm: number;
  readonly depositCents: Cents;
};

/** In months. */
export const DURATION_MONTHS = { min: 24, max: 60 } as const;

/** In km a year. */
export const ANNUAL_MILEAGE_KM = { min: 5000, max: 60_000 } as const;

/** Names of the parameters that state lease terms in an address. */
export const TERMS_PARAMETERS = { duration: "duration", mileage: "mileage", deposit: "deposit" } as const;

/** Terms as requested; null: not stated, or no integer. */
export type RequestedTerms = { readonly [K in keyof LeaseTerms]: LeaseTerms[K] | null };

const MAX_DIGITS = 9;

const readInteger = (text: string | null): number | null => {
  // A visitor may type the thousands apart: "5 000".
  const digits = (text ?? "").replaceAll(/[\s\u00a0\u202f]/g, "");
  return digits.length <= MAX_DIGITS && /^\d+$/.test(digits) ? Number(digits) : null;
};

/** Reads `duration` (months), `mileage` (km a year) and `deposit` (euros) of a page's address. */
export const parseTermsQuery = (params: URLSearchParams): RequestedTerms => {
  const deposit = readInteger(params.get(TERMS_PARAMETERS.deposit));
  return {
    durationMonths: readInteger(params.get(TERMS_PARAMETERS.duration)),
    annualMileageKm: readInteger(params.get(TERMS_PARAMETERS.mileage)),
    depositCents: deposit === null ? null : deposit * 100,
  };
};

/** Inverse of `parseTermsQuery`. The deposit must be whole euros. */
export const writeTermsQuery = ({ durationMonths, annualMileageKm, depositCents }: LeaseTerms): URLSearchParams =>
  new URLSearchParams({
    [TERMS_PARAMETERS.duration]: String(durationMonths),
    [TERMS_PARAMETERS.mileage]: String(annualMileageKm),
    [TERMS_PARAMETERS.deposit]: String(Math.round(depositCents / 100)),
  });

/** The requested terms, completed with `defaults` where nothing was requested. */
export const completeTerms = (requested: RequestedTerms, defaults: LeaseTerms): LeaseTerms => ({
  durationMonths: requested.durationMonths ?? defaults.durationMonths,
  annualMileageKm: requested.annualMileageKm ?? defaults.annualMileageKm,
  depositCents: requested.depositCents ?? defaults.depositCents,
});
