import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, expect, test, vi } from "vitest";
import { NO_CHANGES } from "#application/operations/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { ReadSettings } from "./container.ts";
import { createGenerationListener, type Generation, type Generations, tryReload } from "./generations.ts";

const failure = new Error("it fails");

const fail = (): never => {
  throw failure;
};

const content = { stories: { ...NO_CHANGES, listed: [] }, redirects: NO_CHANGES, problems: [], failures: [] };

const OLD = { locale: "fr" } as unknown as Settings;
const NEW = { locale: "de" } as unknown as Settings;

let errors: unknown[];
let reloads: string[];

beforeEach(() => {
  errors = [];
  reloads = [];
});

const aGeneration = (settings: Settings, deps: object = {}, listener: () => void = fail): Generation =>
  ({
    deps: {
      log: {
        info: () => undefined,
        error: ({ err: error, problems }: Record<string, unknown>) => errors.push(error ?? problems),
      },
      reloadContent: () => content,
      close: async () => undefined,
      ...deps,
    },
    app: { listener },
    settings,
    requests: 0,
    onIdle: () => undefined,
    countReload: ({ result }: { readonly result: string }) => reloads.push(result),
  }) as unknown as Generation;

const all = (
  current: Generation,
  create: Generations["create"] = async (settings) => aGeneration(settings),
): Generations => ({
  current,
  retired: new Set(),
  reloadFailures: 0,
  create,
});

const reload = (generations: Generations, readSettings: ReadSettings, changing: string | null = null) =>
  tryReload(generations, { readSettings, settleFiles: async () => changing });

test("a file that is still being written leaves everything in force", async () => {
  const generations = all(aGeneration(OLD));
  const { failures } = await reload(generations, () => ok(NEW), "content/faq.yaml");
  expect(failures).toEqual([expect.stringContaining("content/faq.yaml has not stopped changing")]);
  expect(generations.current.settings).toEqual(OLD);
});

test("settings that cannot be read leave the old site in force, until they are right", async () => {
  const generations = all(aGeneration(OLD));
  const report = await reload(generations, () => err(["settings/a.yaml:3:4: it is wrong"]));
  expect(report).toMatchObject({ settings: [], failures: ["settings/a.yaml:3:4: it is wrong"] });
  expect([generations.current.settings, generations.reloadFailures, errors]).toEqual([OLD, 1, [report.failures]]);
  expect(await reload(generations, () => ok(NEW))).toMatchObject({ settings: ["locale"], failures: [] });
  expect([generations.current.settings, generations.reloadFailures, reloads]).toEqual([NEW, 0, ["failed", "taken"]]);
});

test.each([
  ["a reading of settings that throws", all(aGeneration(OLD)), fail],
  ["a reading of content that throws", all(aGeneration(OLD, { reloadContent: fail })), () => ok(NEW)],
  ["a site that does not start", all(aGeneration(OLD), fail), () => ok(NEW)],
])("%s leaves the old site in force", async (_, generations, read) => {
  const { failures } = await reload(generations, read);
  expect(failures).toEqual([expect.stringContaining(": it fails")]);
  expect([generations.current.settings, generations.reloadFailures, errors]).toEqual([OLD, 1, [failure]]);
});

test("an old site that does not end is logged", async () => {
  const generations = all(aGeneration(OLD, { close: fail }));
  await reload(generations, () => ok(NEW));
  await Promise.all(generations.retired);
  expect([generations.current.settings, errors]).toEqual([NEW, [failure]]);
});

test("a request that throws ends its connection, and is logged", () => {
  const res = { on: vi.fn<() => void>(), destroy: vi.fn<() => void>() };
  createGenerationListener(all(aGeneration(OLD)))({} as IncomingMessage, res as unknown as ServerResponse);
  expect(errors).toEqual([failure]);
  expect(res.destroy).toHaveBeenCalledOnce();
});
