import { clientNetwork, secondsOverRate } from "#domain/leads/index.ts";
import type { Rate } from "#domain/shared/index.ts";
import { inTime } from "./in-time.server.ts";
import type { LeadDesk } from "./lead-desk.ts";

const PATIENCE_MS = 2000;

/**
 * Counts something a client does, once for each `key`, and answers 0 or in how many seconds it may be done again. The
 * address itself is kept nowhere. Where the counters do not answer everybody may: a request is worth more than a limit.
 */
export const secondsOver = async (
  desk: Pick<LeadDesk, "counters" | "pseudonym" | "clock" | "log" | "patienceMs">,
  rate: Rate,
  { what, client, key }: { readonly what: string; readonly client: string; readonly key: string },
): Promise<number> => {
  if (client === "") return 0;
  const name = `${what} ${desk.pseudonym(clientNetwork(client))}`;
  const counted = secondsOverRate(desk.counters, rate, { name, key, now: desk.clock.now() });
  try {
    return await inTime(counted, Math.min(PATIENCE_MS, desk.patienceMs ?? PATIENCE_MS));
  } catch {
    desk.log.error({ what }, "counters did not answer");
    return 0;
  }
};
