import { type CountryCode } from "../countries/index.ts";
import { choiceInMarket } from "./field-kinds/choices.ts";
import type { LeadKind } from "./kind.ts";
import { LEAD_KINDS, type LeadKindName } from "./kinds.ts";

/** Kinds that other programs cannot send: they need what only the site's own form has. */
const FORM_ONLY = {
  application: "files",
  favourites: "the visitor's list",
  online_leasing: "the calculation of the lease that the visitor saw",
} as const satisfies Partial<Record<LeadKindName, string>>;

export type ProgramLeadKindName = Exclude<LeadKindName, keyof typeof FORM_ONLY>;

/** Kinds that other programs may send, in the order of `LEAD_KINDS`. */
export const PROGRAM_LEAD_KINDS = (Object.keys(LEAD_KINDS) as LeadKindName[]).filter(
  (name): name is ProgramLeadKindName => !Object.hasOwn(FORM_ONLY, name),
);

/** What a form preselects, by field: the value of a field that a program leaves out. */
export const initialValues = ({ fields }: LeadKind, market: CountryCode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const initial = "options" in field ? choiceInMarket(field, market).initial : undefined;
      return initial === undefined ? [] : [[field.name, initial] as const];
    }),
  );
