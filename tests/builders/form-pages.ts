import { LEAD_KINDS, type LeadKind } from "#domain/forms/index.ts";

/** Kinds of forms that a page can hold. */
export const PAGE_FORMS = Object.values<LeadKind>(LEAD_KINDS).filter(({ setting }) => setting === undefined);

export const formPath = ({ name }: Pick<LeadKind, "name">): string => `/demande-${name.replaceAll("_", "-")}`;
