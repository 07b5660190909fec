import type { FeedFault, FeedProfile, RowIssue } from "#domain/imports/index.ts";
import type { VehicleAttributes } from "#domain/vehicles/index.ts";

/** Issues of cells that were read, and name no price. */
const WITHOUT_PRICE: ReadonlySet<RowIssue["code"]> = new Set(["unlikely-value", "no-reduction"]);

/** Counts which prices of a feed could be read: one where none could would take every price off the site. */
export class PriceReadings {
  #readable = 0;
  #unreadable = 0;
  #unread = 0;
  #first: RowIssue | null = null;
  readonly #columns: ReadonlySet<string>;

  constructor({ columns }: FeedProfile) {
    const priceColumns = columns.filter(({ field }) => field === "price.purchase.cents");
    this.#columns = new Set(priceColumns.map(({ column }) => column));
  }

  addVehicle({ price }: VehicleAttributes): void {
    if (price.purchase !== null) this.#readable += 1;
  }

  /** A row that is unchanged since it was read without an issue. */
  addUnread(): void {
    this.#unread += 1;
  }

  addIssue(issue: RowIssue): void {
    if (issue.column === null || !this.#columns.has(issue.column) || WITHOUT_PRICE.has(issue.code)) return;
    this.#unreadable += 1;
    this.#first ??= issue;
  }

  fault(): FeedFault | null {
    if (this.#first === null || this.#readable + this.#unread > 0) return null;
    const { line, value, reason } = this.#first;
    return {
      code: "unreadable-prices",
      reason: `none of ${this.#unreadable} prices could be read, as on line ${line}: "${value}" ${reason}`,
    };
  }
}
