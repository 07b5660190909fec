import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { expect, onTestFinished } from "vitest";
import { readSettings } from "../../src/adapters/settings/read-settings.ts";
import { readConfig } from "../../src/server/environment/config.ts";
import { createSite, type SiteOptions } from "../../src/server/site.ts";
import { copyDemoData } from "../browser-support/demo-data.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const silentLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {}, child: (): object => silentLog };

type ChangeSettings = (settings: string) => string;

type StartOptions = Pick<SiteOptions, "loadPages"> & {
  /** Receives each error that the site logs. */
  readonly onError?: (details: unknown, message: string) => void;
};

/** Starts the demo site with changed settings of Luxembourg and returns its address. It ends with the test. */
export const startSiteWithSettings = async (
  change: ChangeSettings,
  { onError = () => {}, ...options }: StartOptions = {},
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "site-with-settings-"));
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 10 }));
  const settingsFile = join(folder, "settings.yaml");
  await writeFile(settingsFile, change(await readFile("demo/group/settings/luxembourg.yaml", "utf8")));
  if (!copyDemoData(join(folder, "data"))) throw new Error("no demo data was prepared");
  const config = readConfig({ SITE: "luxembourg", DATA_DIR: join(folder, "data") });
  if (!config.ok) throw new Error(config.error.join("\n"));
  const site = await createSite(config.value, {
    log: { ...silentLog, error: onError } as never,
    readSettings: () => readSettings(settingsFile),
    ...options,
  });
  onTestFinished(site.close);
  const server = createServer(site.listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => new Promise((closed) => void server.close(() => closed())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Requests an address as a browser does; a redirect is not followed. */
export const requestPage = (url: string): Promise<Response> =>
  fetch(url, { headers: { "user-agent": BROWSER }, redirect: "manual" });

/** Returns a reader of the pages of a site. */
export const readPages =
  (url: string) =>
  async (path: string): Promise<HTMLElement> => {
    const answer = await fetch(url + path, { headers: { "user-agent": BROWSER } });
    expect(answer.status, path).toBe(200);
    return parse(await answer.text());
  };

/** Returns a reader of the pages of the demo site with changed settings of Luxembourg; without a change, of the shared one. */
export const openSite = async (change?: ChangeSettings) => {
  return readPages(change === undefined ? sharedSite().url : await startSiteWithSettings(change));
};
