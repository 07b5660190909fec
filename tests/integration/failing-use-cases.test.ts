import { afterEach, expect, test, vi } from "vitest";
import { createFailing } from "./failures/failing.ts";
import { FAILURES } from "./failures/failures.ts";
import { openReportedLog, type ReportedLog } from "./failures/reported-log.ts";
import { useCasesOfTheServer } from "./failures/use-cases.ts";
import { WITHOUT_PORT } from "./failures/without-port.ts";

let reported: ReportedLog | null = null;

afterEach(async () => {
  await reported?.stop();
  reported = null;
});

test("the table has every use case that the server calls, and no other", async () => {
  expect([...Object.keys(FAILURES), ...WITHOUT_PORT].toSorted()).toEqual(await useCasesOfTheServer());
});

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`${name}: a port that throws is one event of the error-reporting service`, async () => {
    reported = await openReportedLog();
    const failing = createFailing(reported);
    await fail(failing);
    await vi.waitFor(() => expect(reported?.events()).not.toEqual([]));
    failing.stop();
    await reported.settle();
    expect(reported.events()).toHaveLength(1);
  });
}
