import { expect, test } from "vitest";
import { groupThousands } from "./text.ts";

test.each([0, 7, 999, 1_000, 24_990, 999_999, 1_000_000, 9_007_199_254_740_991])(
  "writes %i as the Intl of French does",
  (value) => {
    expect(groupThousands(value)).toBe(new Intl.NumberFormat("fr-FR").format(value));
  },
);
