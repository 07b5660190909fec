import { fold, type Clock } from "../shared/index.ts";
import type { ImportCounts, StockImport, StockRow } from "../vehicles/index.ts";
import { KeyTable } from "./key-table.ts";
import type { FeedProfile } from "./profile.ts";
import { IssueCollector } from "./report.ts";
import { bindProfile, type RowMapper } from "./bind-profile.ts";
import type { AcceptedRow, FeedFault, FeedRow, RowIssue } from "./row.ts";
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
const BATCH = 1_000;

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
  #waiting: AcceptedRow[] = [];
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

  #takeOne(row: FeedRow): void {
    if (!this.#mapper) throw new Error("A feed's rows came before its header");
    this.rows += 1;
    const { vehicle, issues } = this.#mapper.map(row);
    const key = vehicle && this.#uniqueKey(row, vehicle.key);
    if (row.unterminated && vehicle === null) this.#cutAt = row.line;
    if (vehicle && key === null) return;
    if (vehicle && key !== null) this.#waiting.push({ ...vehicle, key });
    for (const issue of issues) this.#tell(issue);
  }

  /** The row's own key; null, and the row refused, where an earlier row has it. */
  #uniqueKey(row: FeedRow, key: string | null): string | null {
    if (key === null) {
      const digest = this.#options.digest(JSON.stringify(row.cells));
      const occurrence = this.#keys.exchange(digest, 1) + 1;
      if (occurrence > 1) this.#keys.exchange(digest, occurrence);
      return `${digest.slice(0, 32)}-${occurrence}`;
    }
    const line = this.#keys.exchange(this.#options.digest(key), row.line);
    if (line === 0) return key;
    const reason = `the key stands already on line ${line}`;
    this.#tell({ severity: "refused", code: "double-key", line: row.line, column: null, value: key, reason });
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
    const known = await this.#stock.known(batch.map(({ key }) => key));
    const news: StockRow[] = [];
    for (const { key, wanted_id, facts } of batch) {
      const content_hash = this.#options.digest(JSON.stringify(facts));
      const before = known.get(key);
      if (before && !before.gone) this.seen.add(before.id);
      if (before && !before.gone && before.content_hash === content_hash) {
        this.#unchanged += 1;
        continue;
      }
      if (before && !before.gone) this.#changed += 1;
      else this.#added += 1;
      news.push({ key, facts, content_hash, ...(wanted_id === null ? {} : { wanted_id }) });
    }
    if (news.length > 0) await this.#stock.put(news);
  }
}
