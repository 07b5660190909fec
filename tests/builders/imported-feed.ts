import { DEFAULT_IMPORT_GUARDS, NO_SHARED_VEHICLES, type FeedProfile, type IssueGroup } from "#domain/imports/index.ts";
import type { VehicleAttributes } from "#domain/vehicles/index.ts";
import { loadProfile, readFeed, storeFeed } from "../../src/adapters/feeds/index.ts";
import { sha256Digest } from "../../src/adapters/signing/index.ts";
import { type ImportOutcome, NO_ROWS, type StockRow } from "#application/imports/ports.ts";
import { withDecidedNumbers } from "#application/imports/decided-numbers.ts";
import { importVehicles } from "../../src/application/imports/vehicles/import-vehicles.ts";
import { createFixedClock } from "../fakes/fixed-clock.ts";

export type ImportedVehicle = { readonly id: number | undefined; readonly attributes: VehicleAttributes };

const readProfile = async (name: string): Promise<FeedProfile> => {
  const profile = await loadProfile(name);
  if (!profile.ok) throw new Error(profile.error.join("\n"));
  return profile.value;
};

/** Imports a feed with the real reader and profile; returns the vehicles and all issues. */
export const importFeedBytes = async (
  bytes: AsyncIterable<Uint8Array>,
  profileName: string,
): Promise<{ readonly vehicles: readonly ImportedVehicle[]; readonly issues: readonly IssueGroup[] }> => {
  const rows: StockRow[] = [];
  const profile = await readProfile(profileName);
  const clock = createFixedClock("2026-11-21T08:00:00Z");
  const reading = { profile, bytes, lenient: false };
  const report = await withDecidedNumbers({ storeFeed, readFeed, clock }, reading, (decided) =>
    importVehicles({
      ...decided,
      feed: "round-trip",
      profile,
      stock: {
        listImports: async () => [],
        importFeed: async <T>(
          _: string,
          work: Parameters<Parameters<typeof importVehicles>[0]["stock"]["importFeed"]>[1],
        ) => {
          const outcome = await work({
            knownRows: async () => new Map(),
            rowsOnSale: async () => NO_ROWS,
            put: async (batch) => void rows.push(...batch),
            countFeedVehicles: async () => 0,
            removeExcept: async () => 0,
            // The guards compare nothing before a first import.
            versions: async function* () {},
            // A round trip asks what is read, not what is plausible.
            pricesOnSale: async function* () {},
            repeatedVins: async () => [],
            sharedVehicles: async () => NO_SHARED_VEHICLES,
            overrides: async () => [],
            newPrices: async function* () {},
            hold: async () => ({ notAdded: 0, unchanged: 0 }),
          });
          return (outcome as ImportOutcome<T>).result;
        },
      },
      clock,
      digest: sha256Digest,
      locations: new Map([1, 2, 3, 4].map((id) => [String(id), id])),
      guards: DEFAULT_IMPORT_GUARDS,
      force: true,
      dryRun: false,
    }),
  );
  return {
    vehicles: rows.map(({ requestedId, attributes }) => ({ id: requestedId, attributes })),
    issues: report.issues,
  };
};
