import { expect, test } from "vitest";
import { soak } from "../../bench/soak/soak.ts";

test("serves half of its peak during imports, without a failed request or a growing number of descriptors", async () => {
  const report = await soak({
    seconds: 12,
    minRequests: 21,
    minImports: 2,
    peakSeconds: 3,
    importEverySeconds: 4,
    sampleEverySeconds: 0.5,
  });
  expect(report.imports).toBeGreaterThanOrEqual(2);
  expect(report.requests).toBeGreaterThan(20);
  expect(report.failed).toBe(0);
  expect(report.growth.descriptors).toBeLessThanOrEqual(8);
});
