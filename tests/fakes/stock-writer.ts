import {
  ATTRIBUTES_DIGITS,
  FINGERPRINT_DIGITS,
  type KnownRow,
  type StockRow,
  type StockWriter,
} from "#application/imports/ports.ts";
import { comparedBy, NO_SHARED_VEHICLES, type RecordedImport } from "#domain/imports/index.ts";

type StoredVehicle = { id: number; row: StockRow; removed: boolean };

/** An in-memory stock of one feed: holds the committed vehicles and the import records. */
export const createFakeStock = () => {
  let vehicles = new Map<string, StoredVehicle>();
  const records: RecordedImport[] = [];
  const stock: Pick<StockWriter, "importFeed" | "listImports"> = {
    listImports: async () => records.map((record, n) => ({ ...record, id: n + 1, version: null })).toReversed(),
    importFeed: async (_, work) => {
      const next = new Map(vehicles);
      const put = new Set<string>();
      const { commit, result, record } = await work({
        knownRows: async (keys) => new Map(keys.flatMap((key) => toKnownRow(vehicles, key))),
        rowsOnSale: async (id, limit) => {
          const rows = [...vehicles.values()]
            .filter((stored) => !stored.removed && stored.id > id)
            .toSorted((a, b) => a.id - b.id)
            .slice(0, limit);
          return { ids: rows.map((stored) => stored.id), fingerprints: rows.map(toFingerprint).join("") };
        },
        put: async (rows) => {
          for (const row of rows) {
            put.add(row.key);
            next.set(row.key, { id: next.get(row.key)?.id ?? next.size + 1, row, removed: false });
          }
        },
        countFeedVehicles: async () => [...vehicles.values()].filter(({ removed }) => !removed).length,
        removeExcept: async (seen) => {
          const removed = [...vehicles].filter(
            ([key, stored]) => !stored.removed && !put.has(key) && !seen.has(stored.id),
          );
          for (const [key, stored] of removed) next.set(key, { ...stored, removed: true });
          return removed.length;
        },
        versions: async function* () {
          for (const [key, { row, removed }] of next) {
            const stored = vehicles.get(key);
            const before = stored && !stored.removed ? stored.row.attributes : null;
            const after = removed ? null : row.attributes;
            if (before === null && after === null) continue;
            yield {
              key,
              model: `${row.attributes.brand.slug} ${row.attributes.model?.slug}`,
              before: before && { cents: before.price.purchase?.cents ?? null },
              after: after && { cents: after.price.purchase?.cents ?? null },
              changed: before && after && put.has(key) ? { before, after } : null,
            };
          }
        },
        pricesOnSale: async function* () {
          for (const { row, removed } of vehicles.values()) {
            const cents = row.attributes.price.purchase?.cents;
            if (!removed && cents !== undefined) yield { ...comparedBy(row.attributes), cents };
          }
        },
        newPrices: async function* () {
          for (const key of put) {
            const { row } = next.get(key) ?? {};
            const before = vehicles.get(key);
            const previous = before?.removed === false ? (before.row.attributes.price.purchase?.cents ?? null) : null;
            const cents = row?.attributes.price.purchase?.cents;
            if (row && cents !== undefined && cents !== previous)
              yield { ...comparedBy(row.attributes), key, cents, previous };
          }
        },
        repeatedVins: async () => [],
        sharedVehicles: async () => NO_SHARED_VEHICLES,
        overrides: async () => [],
        // A held vehicle stays as it was, whatever else changes.
        hold: async (held) => {
          for (const { key } of held) {
            const before = vehicles.get(key);
            if (before) next.set(key, before);
            else next.delete(key);
          }
          const notAdded = held.filter(({ key }) => vehicles.get(key)?.removed !== false).length;
          return { notAdded, unchanged: held.length - notAdded };
        },
      });
      if (commit) vehicles = next;
      if (record) records.push(record);
      return result;
    },
  };
  const onSale = () =>
    [...vehicles.values()]
      .filter(({ removed }) => !removed)
      .map(({ row }) => `${row.key} ${row.attributes.model?.name} ${row.attributes.mileage_km}`);
  const storedAttributes = () => [...vehicles.values()].map(({ row }) => row.attributes);
  return { stock, records, onSale, storedAttributes };
};

const toFingerprint = ({ row: { content_hash } }: StoredVehicle): string =>
  content_hash.slice(ATTRIBUTES_DIGITS).padEnd(FINGERPRINT_DIGITS);

const toKnownRow = (vehicles: ReadonlyMap<string, StoredVehicle>, key: string): [string, KnownRow][] => {
  const stored = vehicles.get(key);
  return stored ? [[key, { id: stored.id, content_hash: stored.row.content_hash, removed: stored.removed }]] : [];
};
