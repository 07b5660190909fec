import { vi } from "vitest";

// `FC_RUNS=20` runs every property twenty times as often as its test says.
vi.mock("fast-check", async (importOriginal) => {
  const original = await importOriginal<typeof import("fast-check")>();
  const factor = Number(process.env["FC_RUNS"]);
  const longer = <T extends { readonly numRuns?: number }>(parameters: T | undefined): T =>
    ({ ...parameters, numRuns: (parameters?.numRuns ?? 100) * factor }) as T;
  const assert: typeof original.assert = (property, parameters) =>
    original.assert(property, longer(parameters)) as never;
  return { ...original, assert, default: { ...original.default, assert } };
});
