import { createTokenCheck } from "#application/api-tokens/index.ts";
import { CLOCK, type Failing } from "./failing.ts";

/** How the use cases for other programs fail when their port throws. */
export const PROGRAM_FAILURES = {
  createTokenCheck: ({ port, request }: Failing) =>
    request(() =>
      createTokenCheck({ tokens: port, clock: CLOCK, digest: (text) => text })(`vitrine_${"A".repeat(43)}`),
    ),
};
