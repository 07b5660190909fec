import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../../src/adapters/settings/read-settings.ts";
import { readConfig } from "../../../src/server/environment/config.ts";
import { createSite, type SiteOptions } from "../../../src/server/site.ts";
import { listenOnLoopback } from "../../fakes/loopback.ts";
import { copyDemoData } from "../demo-data.ts";

const silentLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {}, child: (): object => silentLog };

export type ConfiguredSite = { readonly url: string; readonly stop: () => Promise<void> };

type Configuration = {
  readonly env?: Readonly<Record<string, string>>;
  /** Changes the text of the settings of Luxembourg. */
  readonly settings?: (text: string) => string;
  /** Changes the data of the demo group before the start. */
  readonly prepare?: (dataDir: string) => Promise<void>;
  /** On the loopback; unless given, a free one. */
  readonly port?: number;
} & Pick<SiteOptions, "buildFolder" | "pictureTransport">;

/** Serves the demo group with other settings, in this process. */
export const startConfiguredSite = async ({
  env = {},
  settings = (text) => text,
  prepare = async () => undefined,
  port,
  ...options
}: Configuration): Promise<ConfiguredSite> => {
  const folder = mkdtempSync(join(tmpdir(), "configured-site-"));
  const settingsFile = join(folder, "settings.yaml");
  writeFileSync(settingsFile, settings(readFileSync("demo/group/settings/luxembourg.yaml", "utf8")));
  if (!copyDemoData(join(folder, "data"))) throw new Error("no demo data was prepared");
  await prepare(join(folder, "data"));
  const config = readConfig({
    DATA_DIR: join(folder, "data"),
    LEADS_MIN_FILL_SECONDS: "0",
    LEADS_RATE_LIMIT: "off",
    ...env,
  });
  if (!config.ok) throw new Error(config.error.join("\n"));
  const site = await createSite(config.value, {
    log: silentLog as never,
    readSettings: () => readSettings(settingsFile),
    ...options,
  });
  const server = await listenOnLoopback(createServer(site.listener), port);
  return {
    url: `http://127.0.0.1:${server.port}`,
    async stop() {
      await server.stop();
      await site.close();
      await rm(folder, { recursive: true, maxRetries: 10 });
    },
  };
};
