import { exportStock, withoutVin } from "#application/exports/index.ts";
import type { ExportFormat } from "#application/exports/ports.ts";
import { createPaths } from "#domain/site/index.ts";
import { createCatalogueRepository, createStockReader } from "../../../adapters/database/index.ts";
import { EXPORT_FORMATS } from "../../../adapters/formats/vehicles/index.ts";
import { type CheckedSite, countOf, type DoctorCheck, formatCount, note } from "../doctor-check.ts";

type NetworkState = {
  readonly network: string;
  readonly file: string;
  readonly vehicles: number;
  readonly refused: number;
  readonly reasons: Readonly<Record<string, number>>;
};

const readState = async (
  { database, settings, siteUrl, context: { clock } }: CheckedSite,
  format: ExportFormat,
): Promise<NetworkState> => {
  const reader = createStockReader(database);
  const { content, counts } = await exportStock(
    {
      stock: settings.showVin ? reader : withoutVin(reader),
      locations: createCatalogueRepository(database).locations,
      paths: createPaths(settings.segments),
      siteUrl,
      clock,
    },
    format,
  );
  for await (const _ of content);
  const { refused, reasons } = counts.rejections;
  return {
    network: format.network ?? "",
    file: format.file,
    vehicles: counts.exported,
    refused,
    reasons: Object.fromEntries(reasons),
  };
};

const describe = ({ network, file, vehicles, refused, reasons }: NetworkState): string => {
  const causes = Object.entries(reasons).map(([reason, count]) => `${formatCount(count)} ${reason}`);
  return `${network} refuses ${formatCount(refused)} of ${countOf(vehicles, "vehicle")} of /feeds/${file}: ${causes.join(", ")}`;
};

/** What the networks refuse of the files that the site gives them. */
export const networksCheck: DoctorCheck = {
  name: "networks",
  needs: "database",
  run: async (site) => {
    const networks: NetworkState[] = [];
    for (const format of EXPORT_FORMATS.filter(({ network }) => network !== null))
      networks.push(await readState(site, format));
    const refusing = networks.filter(({ refused }) => refused > 0);
    const lacksVin = !site.settings.showVin && refusing.some(({ reasons }) => "has no VIN" in reasons);
    return {
      summary: refusing.length === 0 ? "they take every vehicle" : "what they refuse is counted by reason",
      findings: [
        ...refusing.map((state) => note(describe(state))),
        lacksVin && note("VINs are not in /feeds/ and not on pages, because the settings do not say showVin: true"),
      ],
      data: { networks },
    };
  },
};
