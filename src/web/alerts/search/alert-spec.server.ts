import { toAlertSearch } from "#domain/alerts/index.ts";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import { searchName } from "./search-name.ts";
import type { AlertSpec } from "../alert/alert-form.server.ts";
import type { SiteServices } from "#application/site/index.ts";

export const searchAlertSpec = ({ stock }: SiteServices, url: URL): AlertSpec & { readonly name: string } => {
  const query = parseStockQuery(url.searchParams);
  return {
    criteria: { kind: "search_alert", query: toAlertSearch(query) },
    name: searchName(query, stock),
    subject: async () => null,
  };
};
