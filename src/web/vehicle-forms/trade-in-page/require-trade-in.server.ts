import { isLeadKindOffered, LEAD_KINDS } from "#domain/forms/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { notFound } from "../../platform/errors/index.ts";

/** Throws 404 in markets without trade-in. */
export const requireTradeIn = ({ settings }: Pick<SiteServices, "settings">, url: URL): void => {
  if (!isLeadKindOffered(LEAD_KINDS.trade_in, settings)) throw notFound("page-not-found", url.pathname);
};
