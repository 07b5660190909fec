import { type AdsFormat, NetworkCounter, type NetworkRefusals } from "#application/imports/index.ts";
import { thisYear } from "#domain/shared/index.ts";
import { createCatalogueRepository, createStockReader } from "../../../adapters/database/index.ts";
import { EXPORT_FORMATS } from "../../../adapters/formats/vehicles/index.ts";
import { countOf, formatCount } from "../../counts.ts";
import { type CheckedSite, type DoctorCheck, note } from "../doctor-check.ts";

type NetworkState = NetworkRefusals & { readonly file: string; readonly vehicles: number };

/** Judges the vehicles of `/feeds/` without writing the files. */
const readStates = async ({ database, settings, context }: CheckedSite): Promise<readonly NetworkState[]> => {
  const locations = await createCatalogueRepository(database).locations.all();
  const known = new Set(locations.map(({ id }) => id));
  const counter = new NetworkCounter<AdsFormat & { readonly file: string }>(EXPORT_FORMATS, {
    isLocated: ({ location_id: id }) => id !== null && known.has(id),
    year: thisYear(context.clock),
  });
  for await (const vehicle of createStockReader(database).all())
    counter.add(settings.showVin ? vehicle : { ...vehicle, vin: null });
  return counter.list().map(({ network, format: { file }, vehicles, refused, reasons }) => ({
    network,
    file,
    vehicles,
    refused,
    reasons,
  }));
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
    const networks = await readStates(site);
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
