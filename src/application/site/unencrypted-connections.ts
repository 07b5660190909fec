import { isLoopbackHost } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";

/** Modes in which the driver verifies the certificate; all do unless the URL requests libpq compatibility. */
const VERIFYING_MODES: ReadonlySet<string> = new Set(["prefer", "require", "verify-ca", "verify-full"]);

/** `unstated`: another machine, and the URL does not state the encryption. */
export type DatabaseProtection = "local" | "verified" | "unverified" | "none" | "unstated";

/** How the connection to a PostgreSQL URL is protected. `?host=` overrides the URL's host; a path is a socket. */
export const databaseProtection = (url: string): DatabaseProtection => {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  if (host === "" || host.startsWith("/") || isLoopbackHost(host)) return "local";
  const mode = searchParams.get("sslmode");
  if (mode === null) return ["true", "1"].includes(searchParams.get("ssl") ?? "") ? "verified" : "unstated";
  if (mode === "disable") return "none";
  if (mode === "no-verify") return "unverified";
  if (!VERIFYING_MODES.has(mode)) return "unstated";
  return searchParams.get("uselibpqcompat") === "true" && mode !== "verify-full" ? "unverified" : "verified";
};

const DATABASE = {
  none: "DATABASE_URL: what the database is asked and answers crosses the network unencrypted",
  unverified: "DATABASE_URL: the certificate of the database is not verified",
} as const;

const isRemote = (url: string, protocol: string): boolean =>
  URL.canParse(url) && new URL(url).protocol === protocol && !isLoopbackHost(new URL(url).hostname);

type ConnectionSettings = Pick<Settings["leads"], "scanner"> & {
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly stockFeed: { readonly source: string } | null;
};

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
