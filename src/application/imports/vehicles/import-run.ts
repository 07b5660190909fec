import { fold, thisYear, type Clock } from "#domain/shared/index.ts";
import { ExpectedRows, toRepetition, toRowText } from "./expected-rows.ts";
import { KeyTable, SeenIds } from "./key-table.ts";
import {
  type FeedNotations,
  type HeldPrice,
  type FeedProfile,
  IssueCollector,
  NO_SHARED_VEHICLES,
  type SharedVehicles,
  statedNotation,
  UNDECIDED,
  bindProfile,
  type RowMapper,
  type FeedFault,
  type FeedRow,
  type RowIssue,
  type ImportCounts,
} from "#domain/imports/index.ts";
import { serializeAttributes, VEHICLE_FIELD_NAMES, type VehicleAttributes } from "#domain/vehicles/index.ts";
import { PriceReadings } from "./price-readings.ts";
import {
  ATTRIBUTES_DIGITS,
  FINGERPRINT_DIGITS,
  type HeldEffect,
  type KnownRow,
  type StockImport,
  type StockRow,
} from "../ports.ts";

export type ImportRunOptions = {
  readonly profile: FeedProfile;
  readonly clock: Clock;
  /** SHA-256 of a text, in hexadecimal. */
  readonly digest: (text: string) => string;
  /** Folded id or slug to location id, without the profile's aliases. */
  readonly locations: ReadonlyMap<string, number>;
  /** The catalogue's names of brands by slug: a feed that writes "Skoda" gets "Škoda". Without it the feed's own. */
  readonly brandNames?: ReadonlyMap<string, string>;
  /** How the feed's columns write decimals, unless the profile states it. */
  readonly numbers: FeedNotations;
  readonly onIssue?: (issue: RowIssue) => void;
  /** Receives every accepted vehicle that was mapped, also an unchanged one. */
  readonly onVehicle?: (vehicle: StockRow) => void;
};

/** Rows looked up and put in one call: so few that V8 still holds them with its young objects when they are put. */
const BATCH_SIZE = 200;

/**
 * Increase it when the mapping of a row changes, so that unchanged rows are mapped again; a new field does so by itself.
 * A test compares it with a hash of mapped attributes.
 */
export const MAPPING_VERSION = 10;

/** `fingerprint` covers the row's text and everything else the mapping depends on. */
type PendingRow = { readonly row: FeedRow; readonly key: string; readonly fingerprint: string };

/** A refused row stays in the batch so that issues are reported in row order. */
type RefusedRow = { readonly row: FeedRow; readonly refusal: RowIssue };

/** An unchanged row that stands where it is expected. */
type ExpectedRow = { readonly row: FeedRow; readonly expectedId: number };

type IdentifiedRow = PendingRow | RefusedRow | ExpectedRow;

/** Imports the rows of one feed: maps them, compares them with the stock, puts the changes and counts. */
export class ImportRun {
  readonly issues = new IssueCollector();
  readonly seen = new SeenIds();
  readonly notes: string[] = [];
  /** What the feed shares with others, once it is read. */
  shared: SharedVehicles = NO_SHARED_VEHICLES;
  /** Vehicles whose price is held, by id. */
  held: readonly HeldPrice[] = [];
  rows = 0;
  removed = 0;
  /** True if the last line has no line end; null until the end of the feed. */
  openEnd: boolean | null = null;
  #added = 0;
  #changed = 0;
  #unchanged = 0;
  #mapper: RowMapper | null = null;
  #truncatedAtLine: number | null = null;
  #pending: FeedRow[] = [];
  #salt = "";
  readonly #keys = new KeyTable();
  readonly #expected: ExpectedRows;
  readonly #prices: PriceReadings;
  readonly #options: ImportRunOptions;
  readonly #stock: StockImport;

  constructor(options: ImportRunOptions, stock: StockImport) {
    this.#options = options;
    this.#stock = stock;
    this.#expected = new ExpectedRows(stock);
    this.#prices = new PriceReadings(options.profile);
  }

  get hasChanges(): boolean {
    return this.#added + this.#changed + this.removed > 0;
  }

  /** Vehicles that were on sale before the import and are in the feed. */
  get stillOnSale(): number {
    return this.#changed + this.#unchanged;
  }

  begin({
    columns,
    notes,
  }: {
    readonly columns: readonly string[];
    readonly notes: readonly string[];
  }): FeedFault | null {
    const { profile, clock, locations, numbers, brandNames = new Map<string, string>() } = this.#options;
    const stated = statedNotation(profile);
    const aliases = Object.entries(profile.locations).map(([alias, id]) => [fold(alias).trim(), id] as const);
    const bound = bindProfile(profile, columns, {
      notationOf: (column) => stated ?? numbers.byColumn.get(column) ?? UNDECIDED,
      listSeparator: profile.list_separator,
      thisYear: thisYear(clock),
      dateFormOf: (column) => profile.date_form ?? numbers.dateForms.get(column) ?? null,
      locations: new Map([...locations, ...aliases]),
      defaultLocation: profile.default_location,
      brandNames,
    });
    if (!bound.ok) return bound.error;
    this.#mapper = bound.value;
    this.#salt = this.#fingerprint(
      JSON.stringify([
        MAPPING_VERSION,
        VEHICLE_FIELD_NAMES,
        profile,
        columns,
        [...locations],
        [...brandNames],
        [...numbers.byColumn],
        [...numbers.dateForms],
      ]),
    );
    this.notes.push(...notes, ...bound.value.notes, ...numbers.notes);
    return null;
  }

  async addRows(rows: readonly FeedRow[]): Promise<void> {
    for (const row of rows) {
      this.rows += 1;
      this.#pending.push(row);
      if (this.#pending.length >= BATCH_SIZE) await this.#flush();
    }
  }

  /** Flushes the last batch. A refused last row without a line end means that the feed is truncated. */
  async finish(): Promise<FeedFault | null> {
    await this.#flush();
    if (this.#truncatedAtLine === null) return this.#prices.fault();
    return { code: "truncated", reason: `the feed ends in the middle of line ${this.#truncatedAtLine}` };
  }

  /** Takes the prices that are held, which change and add less than the rows did. */
  hold(held: readonly HeldPrice[], { notAdded, unchanged }: HeldEffect): void {
    this.held = held;
    this.#added -= notAdded;
    this.#changed -= unchanged;
    this.#unchanged += unchanged;
  }

  counts(): ImportCounts {
    return {
      rows: this.rows,
      added: this.#added,
      changed: this.#changed,
      unchanged: this.#unchanged,
      removed: this.removed,
      refused: this.issues.refused,
      held: this.held.length,
      ...(this.shared.vins.length === 0 ? {} : { shared: this.shared.vins.length }),
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

  #identify(row: FeedRow): IdentifiedRow {
    if (this.#options.profile.key === "row-hash" || row.broken) return this.#identifyByKey(row, null);
    const fingerprint = this.#fingerprint(this.#salt + toRowText(row));
    const expectedId = this.#expected.take(fingerprint);
    return expectedId === null ? this.#identifyByKey(row, fingerprint) : { row, expectedId };
  }

  #identifyByKey(row: FeedRow, fingerprint: string | null): PendingRow | RefusedRow {
    const identity = this.#boundMapper.identify(row);
    if ("refusal" in identity) return { row, refusal: identity.refusal };
    if (identity.key === null) return this.#toKeylessRow(row);
    const earlierLine = this.#keys.exchange(identity.key, row.line);
    if (earlierLine > 0) return { row, refusal: toRepetition(row, identity.key, earlierLine) };
    return { row, key: identity.key, fingerprint: fingerprint ?? this.#fingerprint(this.#salt + toRowText(row)) };
  }

  /** The key is the row's hash with its occurrence, so that equal rows are different vehicles. */
  #toKeylessRow(row: FeedRow): PendingRow {
    const digest = this.#options.digest(toRowText(row));
    const occurrence = this.#keys.exchange(digest, 1) + 1;
    if (occurrence > 1) this.#keys.exchange(digest, occurrence);
    return { row, key: `${digest.slice(0, 32)}-${occurrence}`, fingerprint: this.#salt };
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
    const rows = this.#pending;
    if (rows.length === 0) return;
    this.#pending = [];
    await this.#expected.load(rows.length);
    const batch = rows.map((row) => this.#identify(row));
    const knownRows = await this.#stock.knownRows(batch.flatMap((pending) => ("key" in pending ? [pending.key] : [])));
    const changes = batch.flatMap((identified) => this.#toChange(identified, knownRows) ?? []);
    const lastKnown = batch.findLast((pending) => "key" in pending && knownRows.has(pending.key));
    if (lastKnown && "key" in lastKnown) this.#expected.continueBehind(knownRows.get(lastKnown.key)?.id ?? 0);
    if (changes.length > 0) await this.#stock.put(changes);
  }

  #toChange(identified: IdentifiedRow, knownRows: ReadonlyMap<string, KnownRow>): StockRow | null {
    const { row } = identified;
    if ("refusal" in identified) return this.#refuse(row, [identified.refusal]);
    const current = "key" in identified ? knownRows.get(identified.key) : undefined;
    const id = "key" in identified ? current?.id : identified.expectedId;
    const earlierLine = id === undefined ? 0 : this.seen.exchangeLine(id, row.line);
    if (earlierLine > 0) return this.#refuse(row, [toRepetition(row, this.#readKey(row), earlierLine)]);
    if ("key" in identified) return this.#toStockRow(identified, current);
    this.#prices.addUnread();
    return this.#countUnchanged(identified.expectedId);
  }

  #readKey(row: FeedRow): string {
    const identity = this.#boundMapper.identify(row);
    return "key" in identity ? (identity.key ?? "") : "";
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
    const json = serializeAttributes(vehicle.attributes);
    const attributesHash = this.#options.digest(json);
    // Without a fingerprint a row with issues is mapped, and its issues reported, on every import.
    const content_hash = attributesHash + (issues.length === 0 ? fingerprint : "");
    const requested = vehicle.requestedId === null ? {} : { requestedId: vehicle.requestedId };
    const stockRow = { key, attributes: vehicle.attributes, json, content_hash, ...requested };
    this.#options.onVehicle?.(stockRow);
    if (onSale && this.#isEqual(current, attributesHash, vehicle.attributes)) return this.#countUnchanged(current.id);
    if (onSale) this.#changed += 1;
    else this.#added += 1;
    return stockRow;
  }

  #isEqual({ content_hash }: KnownRow, attributesHash: string, attributes: VehicleAttributes): boolean {
    const stored = content_hash.slice(0, ATTRIBUTES_DIGITS);
    // Hashes of earlier versions covered null attributes as well.
    return stored === attributesHash || stored === this.#options.digest(JSON.stringify(attributes));
  }

  #countUnchanged(id: number): null {
    this.#unchanged += 1;
    this.seen.add(id);
    return null;
  }
}
