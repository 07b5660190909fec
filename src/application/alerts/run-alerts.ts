import { setImmediate as breathe } from "node:timers/promises";
import {
  type Alert,
  CONFIRMATION_PERIOD_MS,
  findAlertMatches,
  canEmailAlert,
  findAlertNews,
  type NotifiedPrices,
  updateNotifiedPrices,
} from "#domain/alerts/index.ts";
import type { Delivery, OutboxMessage } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { PurgeGuard } from "../retention/index.ts";
import type { AlertEmails } from "./alert-emails.ts";
import type { AlertRunStore, AlertStock } from "./ports.ts";

export type RunAlertsDependencies = {
  readonly runs: AlertRunStore;
  readonly stock: Pick<AlertStock, "allIds" | "byIdIncludingRemoved">;
  readonly emails: Pick<AlertEmails, "news" | "sold">;
  readonly createDelivery: (alert: Alert, message: OutboxMessage) => Delivery;
  readonly clock: Clock;
  readonly guard: Pick<PurgeGuard, "permitDerived">;
  /** IANA name of the market's time zone. */
  readonly timeZone: string;
  readonly signal: AbortSignal;
};

const PAGE_SIZE = 100;

/** Emails written and alerts that failed; the next run tries those again. */
type AlertRunCounts = { readonly mails: number; readonly failures: number };

/** Processes all active alerts once and writes the emails that are due. The caller holds the lock. */
export const runAlerts = async (deps: RunAlertsDependencies): Promise<AlertRunCounts> => {
  const { runs, guard, signal } = deps;
  const permit = await guard.permitDerived();
  if (permit !== null)
    await runs.deleteUnconfirmed(permit.limit(new Date(permit.now.getTime() - CONFIRMATION_PERIOD_MS)));
  let stock: StockPrices | null = null;
  const counts = { mails: 0, failures: 0 };
  for await (const alert of dueAlerts(deps)) {
    if (signal.aborted) return counts;
    stock ??= { prices: await runs.currentPrices(), held: await runs.quarantinedVehicles() };
    try {
      if (await processAlert(deps, alert, stock)) counts.mails += 1;
    } catch {
      // One failed alert does not stop the others.
      counts.failures += 1;
    }
    // Yields to requests between alerts.
    await breathe();
  }
  return counts;
};

async function* dueAlerts({ runs, clock, timeZone }: RunAlertsDependencies): AsyncGenerator<Alert> {
  let after: string | null = null;
  for (;;) {
    const page: readonly Alert[] = await runs.listActive(after, PAGE_SIZE);
    yield* page.filter((alert) => canEmailAlert(alert, clock.now(), timeZone));
    if (page.length < PAGE_SIZE) return;
    after = page.at(-1)?.id ?? null;
  }
}

/** Current prices of all vehicles on sale. Alerts wait with news of `held` vehicles. */
type StockPrices = { readonly prices: NotifiedPrices; readonly held: ReadonlySet<number> };

/** Returns true when it wrote an email. */
const processAlert = async (
  deps: RunAlertsDependencies,
  alert: Alert,
  { prices, held }: StockPrices,
): Promise<boolean> => {
  const { criteria } = alert;
  const saleEmail =
    criteria.kind === "price_alert" && !held.has(criteria.vehicle_id)
      ? await createSaleEmail(deps, alert, criteria.vehicle_id)
      : null;
  if (saleEmail !== null) return saveEmail(deps, alert, saleEmail, { notified: new Map(), endsAlert: true });
  const notified = await deps.runs.notifiedPrices(alert.id);
  const matches = findAlertMatches(alert.criteria, deps.stock.allIds, prices).filter(({ id }) => !held.has(id));
  const news = findAlertNews(matches, notified);
  if (news.length === 0) return false;
  const message = await deps.emails.news(alert, news);
  return saveEmail(deps, alert, message, { notified: updateNotifiedPrices(news, notified, prices), endsAlert: false });
};

/** The last email of a price alert, once its vehicle is sold; null while it is for sale. */
const createSaleEmail = async (
  { stock, emails }: RunAlertsDependencies,
  alert: Alert,
  id: number,
): Promise<OutboxMessage | null> => {
  const match = await stock.byIdIncludingRemoved(id);
  const isSold = match === null || match.removed_at !== null || match.vehicle.availability === "sold";
  return isSold ? emails.sold(alert, match?.vehicle ?? null) : null;
};

const saveEmail = (
  { runs, createDelivery, clock }: RunAlertsDependencies,
  alert: Alert,
  message: OutboxMessage,
  after: { readonly notified: NotifiedPrices; readonly endsAlert: boolean },
): Promise<boolean> => runs.recordEmail(alert, createDelivery(alert, message), { ...after, at: clock.now() });
