import { clientNetwork, secondsUntilAllowed } from "#domain/spam/index.ts";
import type { Rate } from "#domain/shared/index.ts";
import { withTimeout } from "./with-timeout.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";

const TIMEOUT_MS = 2000;

/**
 * Counts an action of a client, once for each `key`. Returns 0, or the seconds until the client may repeat it. Only a
 * pseudonym of the client's address is stored. Returns 0 when the counters fail: a lead is worth more than a limit.
 */
export const clientWaitSeconds = async (
  deps: Pick<LeadServiceDependencies, "counters" | "pseudonym" | "clock" | "log" | "timeoutMs">,
  rate: Rate,
  { counter, client, key }: { readonly counter: string; readonly client: string; readonly key: string },
): Promise<number> => {
  if (client === "") return 0;
  const name = `${counter} ${deps.pseudonym(clientNetwork(client))}`;
  const seconds = secondsUntilAllowed(deps.counters, rate, { name, key, now: deps.clock.now() });
  try {
    return await withTimeout(seconds, Math.min(TIMEOUT_MS, deps.timeoutMs ?? TIMEOUT_MS));
  } catch {
    deps.log.error({ what: counter }, "counters did not answer");
    return 0;
  }
};
