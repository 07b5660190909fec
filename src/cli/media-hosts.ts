import type { PictureFault } from "#application/media/ports.ts";
import { mediaHostLines, type MediaHosts, type MediaSetting, type RefusedHost } from "#domain/media/index.ts";
import { mediaHostsOf, type Settings, withContentHosts } from "#domain/site/index.ts";
import { createFeedStore, type Database } from "../adapters/database/index.ts";
import { environmentFeed } from "../server/environment/config.ts";
import { readFeedSources } from "../shared-container/feed-hosts.ts";
import { settingsFileName } from "../shared-container/settings.ts";
import { type CliContext, readMarketSettings } from "./context.ts";
import { countOf } from "./counts.ts";

/** Hosts that a server with this configuration lets media of vehicles come from. `database` null: there is none. */
export const readMediaHosts = async (
  { config }: Pick<CliContext, "config">,
  settings: Pick<Settings, "hosts">,
  database: Database | null,
): Promise<MediaHosts> => {
  const store = database === null ? { list: async () => [] } : createFeedStore(database);
  const sources = await readFeedSources(store, environmentFeed(config));
  return mediaHostsOf(withContentHosts(settings, config.contentApi), sources);
};

const MEDIA: Readonly<Record<MediaSetting, readonly [singular: string, plural: string]>> = {
  images: ["picture", "pictures"],
  media: ["film", "films"],
  embeds: ["film", "films"],
};

const refusedLine = ({ setting, host, count }: RefusedHost): string =>
  `${countOf(count, ...MEDIA[setting])} of ${host} (hosts.${setting})`;

/** One line for each host and reason. */
export const pictureFaultLines = (faults: readonly PictureFault[]): readonly string[] =>
  faults.map(({ host, reason, count }) => `${countOf(count, "picture")} of ${host}: ${reason}`);

/** Where the hosts are allowed, with the lines to write there: those of the settings with the refused hosts. */
const mediaHostAdvice = (
  refused: readonly RefusedHost[],
  { hosts }: Pick<Settings, "hosts">,
  file: string,
): readonly string[] => {
  const lines = mediaHostLines(refused, hosts);
  return lines.length === 0
    ? []
    : [`to allow them, write in ${file} under hosts:`, ...lines.map((line) => `  ${line}`)];
};

/** One line for each host, then how to allow them. */
export const refusedHostDetails = (
  context: Pick<CliContext, "config">,
  refused: readonly RefusedHost[],
): readonly string[] => {
  const settings = readMarketSettings(context);
  const advice = settings.ok ? mediaHostAdvice(refused, settings.value, settingsFileName(context.config)) : [];
  return [...refused.map(refusedLine), ...advice];
};

/** The same below a title, indented; no line without a refused host. */
export const refusedHostLines = (
  context: Pick<CliContext, "config">,
  refused: readonly RefusedHost[],
  title: string,
): readonly string[] =>
  refused.length === 0 ? [] : [title, ...refusedHostDetails(context, refused).map((line) => `  ${line}`)];

export const REFUSED_TITLE = "Pictures and films that are not shown, because the settings do not name their hosts:";
