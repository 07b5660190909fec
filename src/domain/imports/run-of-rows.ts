import { fold, type Clock } from "../shared/index.ts";
import type { ImportCounts, KnownRow, StockImport, StockRow } from "../vehicles/index.ts";
import { KeyTable } from "./key-table.ts";
import type { FeedProfile } from "./profile.ts";
import { IssueCollector } from "./report.ts";
import { bindProfile, type RowMapper } from "./bind-profile.ts";
import type { FeedFault, FeedRow, RowIssue } from "./row.ts";
import { SeenIds } from "./seen-ids.ts";

export type RunOptions = {
  readonly profile: FeedProfile;
  readonly clock: Clock;
  /** SHA-256 of a text, in hexadecimal. */
  readonly digest: (text: string) => string;
  /** Folded id or slug of a location -> its id; the profile's aliases come on top. */
  readonly locations: ReadonlyMap<string, number>;
  readonly onIssue?: (issue: RowIssue) => void;
};

/** Rows that are asked after and put at once. */
const BATCH = 500;

/**
 * Raised whenever a row would become other facts than before: rows that have not changed are then read anew. A test holds
 * it to the facts of a row.
 */
export const MAPPING_VERSION = 2;

/** Hexadecimal digits of the digest of the facts, and of the mark behind it. */
const [FACTS_DIGITS, MARK_DIGITS] = [64, 16];

/** A row that waits for its batch. `mark`: of its text, and of everything that decides what becomes of it. */
type Waiting = { readonly row: FeedRow; readonly key: string; readonly mark: string };

/** A row that was refused before its batch waits with it, so that a report names the rows in their order. */
type Refused = { readonly row: FeedRow; readonly refusal: RowIssue };

/** One feed on its way into the stock: maps and checks rows, tells new from changed from known, and counts. */
export class RunOfRows {
  readonly issues = new IssueCollector();
  readonly seen = new SeenIds();
  readonly notes: string[] = [];
  rows = 0;
  removed = 0;
  /** Whether the last line lacks its line end; null until the feed was read to its end. */
  openEnd: boolean | null = null;
  #added = 0;
  #changed = 0;
  #unchanged = 0;
  #mapper: RowMapper | null = null;
  #cutAt: number | null = null;
  #waiting: (Waiting | Refused)[] = [];
  #salt = "";
  readonly #keys = new KeyTable();
  readonly #options: RunOptions;
  readonly #stock: StockImport;

  constructor(options: RunOptions, stock: StockImport) {
    this.#options = options;
    this.#stock = stock;
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
      signs: { decimal: profile.decimal_sign, thousands: profile.thousands_sign },
      listSeparator: profile.list_separator,
      thisYear: clock.now().getUTCFullYear(),
      locations: new Map([...locations, ...aliases]),
      defaultLocation: profile.default_location,
    });
    if (!bound.ok) return bound.error;
    this.#mapper = bound.value;
    this.#salt = this.#mark(JSON.stringify([MAPPING_VERSION, profile, columns, [...locations]]));
    this.notes.push(...notes, ...bound.value.notes);
    return null;
  }

  async take(rows: readonly FeedRow[]): Promise<void> {
    for (const row of rows) {
      this.#takeOne(row);
      if (this.#waiting.length >= BATCH) await this.#flush();
    }
  }

  /** Puts what still waits. A last row that neither ends its line nor is a vehicle was cut off, and with it the feed. */
  async finish(): Promise<FeedFault | null> {
    await this.#flush();
    if (this.#cutAt === null) return null;
    return { code: "truncated", reason: `the feed ends in the middle of line ${this.#cutAt}` };
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

  #mark(text: string): string {
    return this.#options.digest(text).slice(0, MARK_DIGITS);
  }

  get #bound(): RowMapper {
    if (!this.#mapper) throw new Error("A feed's rows came before its header");
    return this.#mapper;
  }

  #takeOne(row: FeedRow): void {
    this.rows += 1;
    const identity = this.#bound.identify(row);
    if ("refusal" in identity) this.#waiting.push({ row, refusal: identity.refusal });
    else if (identity.key === null) this.#takeKeyless(row);
    else this.#takeKeyed(row, identity.key);
  }

  /** The row is its own key, with the number of rows equal to it so far. */
  #takeKeyless(row: FeedRow): void {
    const digest = this.#options.digest(textOf(row));
    const occurrence = this.#keys.exchange(digest, 1) + 1;
    if (occurrence > 1) this.#keys.exchange(digest, occurrence);
    this.#waiting.push({ row, key: `${digest.slice(0, 32)}-${occurrence}`, mark: this.#salt });
  }

  #takeKeyed(row: FeedRow, key: string): void {
    const line = this.#keys.exchange(this.#options.digest(key), row.line);
    if (line === 0) {
      this.#waiting.push({ row, key, mark: this.#mark(this.#salt + textOf(row)) });
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
    this.#waiting.push({ row, refusal });
  }

  #refuse(row: FeedRow, issues: readonly RowIssue[]): null {
    if (row.unterminated) this.#cutAt = row.line;
    for (const issue of issues) this.#tell(issue);
    return null;
  }

  #tell(issue: RowIssue): void {
    this.issues.add(issue);
    this.#options.onIssue?.(issue);
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    if (batch.length === 0) return;
    this.#waiting = [];
    const known = await this.#stock.known(batch.flatMap((one) => ("key" in one ? [one.key] : [])));
    const news: StockRow[] = [];
    for (const one of batch) {
      const put = "key" in one ? this.#newsOf(one, known.get(one.key)) : this.#refuse(one.row, [one.refusal]);
      if (put) news.push(put);
    }
    if (news.length > 0) await this.#stock.put(news);
  }

  /** What is to be put of a row, or null: it was refused, or the stock has it as it is. */
  #newsOf({ row, key, mark }: Waiting, before: KnownRow | undefined): StockRow | null {
    const onSale = before !== undefined && !before.gone;
    if (onSale && before.content_hash.slice(FACTS_DIGITS) === mark) return this.#keep(before.id);
    const { vehicle, issues } = this.#bound.map(row);
    if (vehicle === null) return this.#refuse(row, issues);
    for (const issue of issues) this.#tell(issue);
    const facts = this.#options.digest(JSON.stringify(vehicle.facts));
    if (onSale && before.content_hash.slice(0, FACTS_DIGITS) === facts) return this.#keep(before.id);
    if (onSale) this.#changed += 1;
    else this.#added += 1;
    // A row with something odd in it has no mark: it is read anew, and told of anew, each time.
    const content_hash = facts + (issues.length === 0 ? mark : "");
    const wanted = vehicle.wanted_id === null ? {} : { wanted_id: vehicle.wanted_id };
    return { key, facts: vehicle.facts, content_hash, ...wanted };
  }

  #keep(id: number): null {
    this.#unchanged += 1;
    this.seen.add(id);
    return null;
  }
}

const textOf = (row: FeedRow): string => row.text ?? JSON.stringify(row.cells);
