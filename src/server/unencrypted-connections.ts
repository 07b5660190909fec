import { isLoopbackHost } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { Config } from "./config.ts";
import { databaseProtection } from "./environment-values.ts";

const DATABASE = {
  none: "DATABASE_URL: what the database is asked and answers crosses the network unencrypted",
  unverified: "DATABASE_URL: the certificate of the database is not verified",
} as const;

const isRemote = (url: string, protocol: string): boolean =>
  URL.canParse(url) && new URL(url).protocol === protocol && !isLoopbackHost(new URL(url).hostname);

type ConnectionSettings = Pick<Config, "databaseUrl" | "stockFeed"> & Pick<Settings["leads"], "scanner">;

/** Connections to other machines that could be read or changed in transit: allowed if the URL says so. */
export const findUnencryptedConnections = ({
  databaseUrl,
  stockFeed,
  scanner,
}: ConnectionSettings): readonly string[] => {
  const database = databaseUrl === null ? "verified" : databaseProtection(databaseUrl);
  return [
    ...(database === "none" || database === "unverified" ? [DATABASE[database]] : []),
    ...(stockFeed !== null && isRemote(stockFeed.source, "http:")
      ? ["STOCK_FEED_URL: the feed comes unencrypted, and somebody on the way can change prices"]
      : []),
    ...(typeof scanner === "string" && isRemote(scanner, "icap:")
      ? ["leads.scanner of the settings: files of forms go to the scanner unencrypted; icaps:// encrypts them"]
      : []),
  ];
};
