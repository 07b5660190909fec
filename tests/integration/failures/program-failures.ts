import { createTokenCheck } from "#application/api-tokens/index.ts";
import { createLeadRecords } from "#application/leads/index.ts";
import { CLOCK, type Failing, given } from "./failing.ts";

/** How the use cases for other programs fail when their port throws. */
export const PROGRAM_FAILURES = {
  createTokenCheck: ({ port, request }: Failing) =>
    request(() =>
      createTokenCheck({ tokens: port, clock: CLOCK, digest: (text) => text })(`vitrine_${"A".repeat(43)}`),
    ),
  createLeadRecords: ({ port, request }: Failing) =>
    request(() => createLeadRecords(given({ reader: port, events: port })).show("V7K3-2QFM")),
};
