import { setImmediate as breathe } from "node:timers/promises";
import {
  type Alert,
  type AlertRounds,
  CONFIRM_WITHIN_MS,
  matchesOf,
  mayBeMailed,
  newsFor,
  type Told,
  toldAfter,
} from "#domain/alerts/index.ts";
import type { Delivery, OutboxMessage } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Stock } from "../../web/services.ts";
import type { AlertLetters } from "./alert-letters.ts";

export type RoundParts = {
  readonly rounds: AlertRounds;
  readonly stock: Pick<Stock, "index" | "byIdEvenGone">;
  readonly letters: Pick<AlertLetters, "news" | "sold">;
  readonly mailOf: (alert: Alert, message: OutboxMessage) => Delivery;
  readonly clock: Clock;
  /** IANA name of the market's wall clock. */
  readonly timeZone: string;
  readonly signal: AbortSignal;
};

/** Alerts read at a time. */
const PAGE = 100;

/** Mails written, and alerts that could not be looked after; the next round tries them again. */
export type RoundCounts = { readonly mails: number; readonly failures: number };

/** Goes once over all active alerts and writes the mails that are due. Nobody else may do so meanwhile. */
export const goRound = async (parts: RoundParts): Promise<RoundCounts> => {
  const { rounds, clock, signal } = parts;
  await rounds.dropUnconfirmed(new Date(clock.now().getTime() - CONFIRM_WITHIN_MS));
  let prices: Told | null = null;
  const counts = { mails: 0, failures: 0 };
  for await (const alert of dueAlerts(parts)) {
    if (signal.aborted) return counts;
    prices ??= await rounds.prices();
    try {
      if (await visit(parts, alert, prices)) counts.mails += 1;
    } catch {
      // One that fails holds up no other.
      counts.failures += 1;
    }
    // Pages are answered between one alert and the next.
    await breathe();
  }
  return counts;
};

async function* dueAlerts({ rounds, clock, timeZone }: RoundParts): AsyncGenerator<Alert> {
  let after: string | null = null;
  for (;;) {
    const page: readonly Alert[] = await rounds.active(after, PAGE);
    yield* page.filter((alert) => mayBeMailed(alert, clock.now(), timeZone));
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? null;
  }
}

/** Writes the alert's mail, if there is one to write. */
const visit = async (parts: RoundParts, alert: Alert, prices: Told): Promise<boolean> => {
  const last = alert.wish.kind === "price_alert" ? await lastWord(parts, alert, alert.wish.vehicle_id) : null;
  if (last !== null) return keep(parts, alert, last, { told: new Map(), ends: true });
  const told = await parts.rounds.told(alert.id);
  const news = newsFor(matchesOf(alert.wish, parts.stock.index(), prices), told);
  if (news.length === 0) return false;
  const message = await parts.letters.news(alert, news);
  return keep(parts, alert, message, { told: toldAfter(news, told, prices), ends: false });
};

/** What ends a price alert: its vehicle is sold. Null while it is for sale. */
const lastWord = async ({ stock, letters }: RoundParts, alert: Alert, id: number): Promise<OutboxMessage | null> => {
  const found = await stock.byIdEvenGone(id);
  const isSold = found === null || found.removed_at !== null || found.vehicle.availability === "sold";
  return isSold ? letters.sold(alert, found?.vehicle ?? null) : null;
};

const keep = (
  { rounds, mailOf, clock }: RoundParts,
  alert: Alert,
  message: OutboxMessage,
  after: { readonly told: Told; readonly ends: boolean },
): Promise<boolean> => rounds.mailed(alert, mailOf(alert, message), { ...after, at: clock.now() });
