/** The location that answers the lead. */
export type LeadLocation = { readonly slug: string; readonly name: string; readonly phone: string };

export const toLeadLocation = ({ slug, name, phone }: LeadLocation): LeadLocation => ({ slug, name, phone });
