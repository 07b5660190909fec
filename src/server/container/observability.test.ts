import { expect, test } from "vitest";
import { createScheduler } from "../../adapters/platform/scheduler.ts";
import { createLifecycle } from "./observability.ts";

test("stops the jobs first, then the services from the last to the first", async () => {
  const stopped: string[] = [];
  const scheduler = createScheduler();
  const lifecycle = createLifecycle({
    ...scheduler,
    stop: async () => {
      stopped.push("jobs");
      await scheduler.stop();
    },
  });
  for (const name of ["database", "stock", "leads"]) {
    lifecycle.started({ stop: async () => void stopped.push(name) });
  }
  await lifecycle.stop();
  expect(stopped).toEqual(["jobs", "leads", "stock", "database"]);
});
