import type { Paths } from "#domain/site/index.ts";
import type { CatalogueReader, StockReader } from "../stock/ports.ts";
import type { Location } from "#domain/locations/index.ts";
import type { ExportContext, ExportFormat } from "./ports.ts";
import { createExportCounts, type ExportCounts, writeExport } from "./write-export.ts";

export type ExportStockDependencies = {
  readonly stock: Pick<StockReader, "all" | "allAsFed">;
  readonly locations: CatalogueReader["locations"];
  readonly paths: Pick<Paths, "vehicle">;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
};

/** The vehicles on sale in a format. `counts` are complete once `content` has been read. */
export type StockExportContent = { readonly content: AsyncIterable<Uint8Array>; readonly counts: ExportCounts };

/** `siteUrl` is an origin without a trailing slash. */
const createExportContext = (
  siteUrl: string,
  paths: Pick<Paths, "vehicle">,
  locations: readonly Location[],
): ExportContext => {
  const byId = new Map(locations.map((location) => [location.id, location]));
  return {
    vehicleUrl: (vehicle) => siteUrl + paths.vehicle(vehicle),
    absoluteUrl: (url) => (url.startsWith("/") ? siteUrl + url : url),
    locationById: (id) => (id === null ? null : (byId.get(id) ?? null)),
  };
};

/** Exports the stock with the attributes of the feed or the displayed values, as the format requires. */
export const exportStock = async (
  { stock, locations, paths, siteUrl }: ExportStockDependencies,
  format: ExportFormat,
): Promise<StockExportContent> => {
  const context = createExportContext(siteUrl, paths, await locations.all());
  const counts = createExportCounts();
  const vehicles = format.asFed ? stock.allAsFed() : stock.all();
  return { content: writeExport(format, vehicles, context, counts), counts };
};
