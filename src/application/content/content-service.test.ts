import { expect, test } from "vitest";
import type { JobDefinition } from "../jobs/ports.ts";
import { startContentService } from "./content-service.ts";

test("a content service that fails is logged, at each poll and at a reload, and the files are read", async () => {
  const failure = new Error("no service");
  const errors: unknown[] = [];
  const jobs: JobDefinition[] = [];
  const log = { info: () => undefined, error: (context: object) => void errors.push(context) };
  const { reload } = await startContentService({
    files: { rawStories: () => [], problems: () => [], reload: () => [] },
    remote: { refresh: () => Promise.reject(failure) },
    reloadRedirects: () => ({ redirects: { added: 1, changed: 0, removed: 0 }, problems: [], failures: [] }),
    tokens: {},
    spaceToken: null,
    watch: async () => ({ stop: async () => undefined }),
    scheduler: {
      schedule: (job: JobDefinition) => {
        jobs.push(job);
        return { stop: async () => undefined };
      },
    },
    onChange: () => undefined,
    log,
  } as never);
  await jobs[0]?.run(new AbortController().signal);
  await Promise.resolve();
  expect(errors).toEqual([{ err: failure }]);
  expect(reload().redirects.added).toBe(1);
  await Promise.resolve();
  expect(errors).toHaveLength(2);
});
