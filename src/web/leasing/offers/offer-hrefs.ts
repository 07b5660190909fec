import type { LeaseOffer } from "#domain/lease-offers/index.ts";
import type { LeaseTerms } from "#domain/leasing/index.ts";
import type { Paths } from "#domain/site/index.ts";

/** URL of the form that requests an offer at these terms. */
export const offerRequestHref = (
  { kind, slug }: Pick<LeaseOffer, "kind" | "slug">,
  paths: Pick<Paths, "privateLeaseRequest" | "businessLeaseRequest">,
  terms: LeaseTerms | null,
): string =>
  kind === "private" ? paths.privateLeaseRequest({ slug }, terms) : paths.businessLeaseRequest({ slug }, terms);
