import { afterEach, expect, test } from "vitest";
import { createFailing } from "./failures/failing.ts";
import { BACKUP_FAILURES } from "./failures/backup-failures.ts";
import { type Failure, FAILURES } from "./failures/failures.ts";
import { openReportedLog, type ReportedLog } from "./failures/reported-log.ts";
import { useCasesOfTheServer } from "./failures/use-cases.ts";
import { WITHOUT_PORT } from "./failures/without-port.ts";
import { waitFor } from "../wait-for.ts";

const ALL_FAILURES: Readonly<Record<string, Failure>> = { ...FAILURES, ...BACKUP_FAILURES };

let reported: ReportedLog | null = null;

afterEach(async () => {
  await reported?.stop();
  reported = null;
});

test("the table has every use case that the server calls, and no other", async () => {
  expect([...Object.keys(ALL_FAILURES), ...WITHOUT_PORT].toSorted()).toEqual(await useCasesOfTheServer());
});

for (const [name, fail] of Object.entries(ALL_FAILURES)) {
  test(`${name}: a port that throws is one event of the error-reporting service`, async () => {
    reported = await openReportedLog();
    const failing = createFailing(reported);
    await fail(failing);
    await waitFor(() => expect(reported?.events()).not.toEqual([]));
    failing.stop();
    await reported.settle();
    expect(reported.events()).toHaveLength(1);
  });
}
