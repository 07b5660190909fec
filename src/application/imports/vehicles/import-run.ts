import { fold, type Clock } from "#domain/shared/index.ts";
import { KeyTable } from "./key-table.ts";
import {
  type FeedProfile,
  IssueCollector,
  bindProfile,
  type RowMapper,
  type FeedFault,
  type FeedRow,
  type RowIssue,
  type ImportCounts,
} from "#domain/imports/index.ts";
import { PriceReadings } from "./price-readings.ts";
import { SeenIds } from "./seen-ids.ts";
import type { KnownRow, StockImport, StockRow } from "../ports.ts";

export type ImportRunOptions = {
  readonly profile: FeedProfile;
  readonly clock: Clock;
  /** SHA-256 of a text, in hexadecimal. */
  readonly digest: (text: string) => string;
  /** Folded id or slug to location id, without the profile's aliases. */
  readonly locations: ReadonlyMap<string, number>;
  readonly onIssue?: (issue: RowIssue) => void;
  /** Receives every accepted vehicle that was mapped, also an unchanged one. */
  readonly onVehicle?: (vehicle: StockRow) => void;
};

/** Rows looked up and put in one call: so few that V8 still holds them with its young objects when they are put. */
const BATCH_SIZE = 200;

/**
 * Increase it when the mapping of a row changes, so that unchanged rows are mapped again. A test compares it with a
 * hash of mapped attributes.
 */
export const MAPPING_VERSION = 3;

/** A content hash is the digest of the attributes (64 hexadecimal digits) followed by the fingerprint (16). */
const [ATTRIBUTES_DIGITS, FINGERPRINT_DIGITS] = [64, 16];

/** `fingerprint` covers the row's text and everything else the mapping depends on. */
type PendingRow = { readonly row: FeedRow; readonly key: string; readonly fingerprint: string };

/** A refused row stays in the batch so that issues are reported in row order. */
type RefusedRow = { readonly row: FeedRow; readonly refusal: RowIssue };

/** Imports the rows of one feed: maps them, compares them with the stock, puts the changes and counts. */
export class ImportRun {
  readonly issues = new IssueCollector();
  readonly seen = new SeenIds();
  readonly notes: string[] = [];
  rows = 0;
  removed = 0;
  /** True if the last line has no line end; null until the end of the feed. */
  openEnd: boolean | null = null;
  #added = 0;
  #changed = 0;
  #unchanged = 0;
  #mapper: RowMapper | null = null;
  #truncatedAtLine: number | null = null;
  #pending: (PendingRow | RefusedRow)[] = [];
  #salt = "";
  readonly #keys = new KeyTable();
  readonly #prices: PriceReadings;
  readonly #options: ImportRunOptions;
  readonly #stock: StockImport;

  constructor(options: ImportRunOptions, stock: StockImport) {
    this.#options = options;
    this.#stock = stock;
    this.#prices = new PriceReadings(options.profile);
  }

  get hasChanges(): boolean {
    return this.#added + this.#changed + this.removed > 0;
  }

  begin({
    columns,
    notes,
  }: {
    readonly columns: readonly string[];
    readonly notes: readonly string[];
  }): FeedFault | null {
    const { profile, clock, locations } = this.#options;
    const aliases = Object.entries(profile.locations).map(([alias, id]) => [fold(alias).trim(), id] as const);
    const bound = bindProfile(profile, columns, {
      numberFormat: { decimal: profile.decimal_sign, thousands: profile.thousands_sign },
      listSeparator: profile.list_separator,
      thisYear: clock.now().getUTCFullYear(),
      locations: new Map([...locations, ...aliases]),
      defaultLocation: profile.default_location,
    });
    if (!bound.ok) return bound.error;
    this.#mapper = bound.value;
    this.#salt = this.#fingerprint(JSON.stringify([MAPPING_VERSION, profile, columns, [...locations]]));
    this.notes.push(...notes, ...bound.value.notes);
    return null;
  }

  async addRows(rows: readonly FeedRow[]): Promise<void> {
    for (const row of rows) {
      this.#addRow(row);
      if (this.#pending.length >= BATCH_SIZE) await this.#flush();
    }
  }

  /** Flushes the last batch. A refused last row without a line end means that the feed is truncated. */
  async finish(): Promise<FeedFault | null> {
    await this.#flush();
    if (this.#truncatedAtLine === null) return this.#prices.fault();
    return { code: "truncated", reason: `the feed ends in the middle of line ${this.#truncatedAtLine}` };
  }

  counts(): ImportCounts {
    return {
      rows: this.rows,
      added: this.#added,
      changed: this.#changed,
      unchanged: this.#unchanged,
      removed: this.removed,
      refused: this.issues.refused,
      ...(this.openEnd === null ? {} : { open_end: this.openEnd }),
    };
  }

  #fingerprint(text: string): string {
    return this.#options.digest(text).slice(0, FINGERPRINT_DIGITS);
  }

  get #boundMapper(): RowMapper {
    if (!this.#mapper) throw new Error("A feed's rows came before its header");
    return this.#mapper;
  }

  #addRow(row: FeedRow): void {
    this.rows += 1;
    const identity = this.#boundMapper.identify(row);
    if ("refusal" in identity) this.#pending.push({ row, refusal: identity.refusal });
    else if (identity.key === null) this.#queueKeylessRow(row);
    else this.#queueKeyedRow(row, identity.key);
  }

  /** The key is the row's hash with its occurrence, so that equal rows are different vehicles. */
  #queueKeylessRow(row: FeedRow): void {
    const digest = this.#options.digest(toRowText(row));
    const occurrence = this.#keys.exchange(digest, 1) + 1;
    if (occurrence > 1) this.#keys.exchange(digest, occurrence);
    this.#pending.push({ row, key: `${digest.slice(0, 32)}-${occurrence}`, fingerprint: this.#salt });
  }

  #queueKeyedRow(row: FeedRow, key: string): void {
    const line = this.#keys.exchange(key, row.line);
    if (line === 0) {
      this.#pending.push({ row, key, fingerprint: this.#fingerprint(this.#salt + toRowText(row)) });
      return;
    }
    const reason = `the key stands already on line ${line}`;
    const refusal: RowIssue = {
      severity: "refused",
      code: "double-key",
      line: row.line,
      column: null,
      value: key,
      reason,
    };
    this.#pending.push({ row, refusal });
  }

  #refuse(row: FeedRow, issues: readonly RowIssue[]): null {
    if (row.unterminated) this.#truncatedAtLine = row.line;
    for (const issue of issues) this.#reportIssue(issue);
    return null;
  }

  #reportIssue(issue: RowIssue): void {
    this.issues.add(issue);
    this.#prices.addIssue(issue);
    this.#options.onIssue?.(issue);
  }

  async #flush(): Promise<void> {
    const batch = this.#pending;
    if (batch.length === 0) return;
    this.#pending = [];
    const knownRows = await this.#stock.knownRows(batch.flatMap((pending) => ("key" in pending ? [pending.key] : [])));
    const changes: StockRow[] = [];
    for (const pending of batch) {
      const change =
        "key" in pending
          ? this.#toStockRow(pending, knownRows.get(pending.key))
          : this.#refuse(pending.row, [pending.refusal]);
      if (change) changes.push(change);
    }
    if (changes.length > 0) await this.#stock.put(changes);
  }

  /** The row to put; null if it is refused or unchanged. */
  #toStockRow({ row, key, fingerprint }: PendingRow, current: KnownRow | undefined): StockRow | null {
    const onSale = current !== undefined && !current.removed;
    if (onSale && current.content_hash.slice(ATTRIBUTES_DIGITS) === fingerprint) {
      this.#prices.addUnread();
      return this.#countUnchanged(current.id);
    }
    const { vehicle, issues } = this.#boundMapper.map(row);
    if (vehicle === null) return this.#refuse(row, issues);
    for (const issue of issues) this.#reportIssue(issue);
    this.#prices.addVehicle(vehicle.attributes);
    const attributesHash = this.#options.digest(JSON.stringify(vehicle.attributes));
    // Without a fingerprint a row with issues is mapped, and its issues reported, on every import.
    const content_hash = attributesHash + (issues.length === 0 ? fingerprint : "");
    const requested = vehicle.requestedId === null ? {} : { requestedId: vehicle.requestedId };
    const stockRow = { key, attributes: vehicle.attributes, content_hash, ...requested };
    this.#options.onVehicle?.(stockRow);
    if (onSale && current.content_hash.slice(0, ATTRIBUTES_DIGITS) === attributesHash)
      return this.#countUnchanged(current.id);
    if (onSale) this.#changed += 1;
    else this.#added += 1;
    return stockRow;
  }

  #countUnchanged(id: number): null {
    this.#unchanged += 1;
    this.seen.add(id);
    return null;
  }
}

const toRowText = (row: FeedRow): string => row.text ?? JSON.stringify(row.cells);
