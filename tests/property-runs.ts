import { vi } from "vitest";

// `npm test` tries the same values in every run. `FC_RUNS=20` runs every property twenty times as often as its test says, with
// other values each time; `FC_RUNS=0.1` a tenth as often, with the first of the same values.
vi.mock("fast-check", async (importOriginal) => {
  const original = await importOriginal<typeof import("fast-check")>();
  const factor = Number(process.env["FC_RUNS"] ?? 1);
  const seeded = factor <= 1 ? { seed: 20261121 } : {};
  const withRuns = <T extends { readonly numRuns?: number }>(parameters: T | undefined): T =>
    ({ ...seeded, ...parameters, numRuns: Math.ceil((parameters?.numRuns ?? 100) * factor) }) as unknown as T;
  const assert: typeof original.assert = (property, parameters) =>
    original.assert(property, withRuns(parameters)) as never;
  return { ...original, assert, default: { ...original.default, assert } };
});
