import type { Location } from "#domain/locations/index.ts";
import { findFictionalValues, isLoopbackHost } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";

/** Modes in which the driver verifies the certificate; all do unless the URL requests libpq compatibility. */
const VERIFYING_MODES: ReadonlySet<string> = new Set(["prefer", "require", "verify-ca", "verify-full"]);

/** `unstated`: another machine, and the URL does not state the encryption. */
type DatabaseProtection = "local" | "verified" | "unverified" | "none" | "unstated";

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

type PublicStart = {
  /** Null: emails are written to files. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** File of the settings, as messages name it. */
  readonly settingsFile: string;
  readonly settings: Settings;
  /** Published stories. */
  readonly stories: readonly { readonly slug: string }[];
  /** Header and footer. */
  readonly shell: object;
  readonly locations: readonly Location[];
  /** Number of vehicles on sale. */
  readonly vehicles: number;
  /** Number of feeds that the server imports. */
  readonly feeds: number;
  /** The site was public before: what is new here warns, and does not end its service. */
  readonly wasPublic: boolean;
};

/** Stands in a new group's files where only the group knows what is right; `doctor` lists them until none is left. */
export const TO_FILL_IN = "À COMPLÉTER";

/** Pages that visitors can read and that are not written yet, legal ones above all. */
export const findUnwrittenPages = (stories: PublicStart["stories"]): PublicStartProblem | null => {
  const [first, ...others] = stories
    .filter((story) => JSON.stringify(story).includes(TO_FILL_IN))
    .map(({ slug }) => slug);
  if (first === undefined) return null;
  const names = others.length === 0 ? first : `${first} and ${others.length} more`;
  return {
    what: `pages have texts that are still to fill in: ${names}`,
    remedy: `write them in the place of ${TO_FILL_IN}`,
  };
};

/** "settings/luxembourg.yaml (contact@group.example)", and how many more there are. */
const findFictional = (named: readonly { readonly name: string; readonly value: unknown }[]): string | null => {
  const found = named.flatMap(({ name, value }) => {
    const [first] = findFictionalValues(JSON.stringify(value));
    return first === undefined ? [] : [`${name} (${first})`];
  });
  const [first] = found;
  if (first === undefined) return null;
  return found.length === 1 ? first : `${first} and ${found.length - 1} more`;
};

/** What is wrong, and what corrects it: together one sentence, "what; remedy". */
export type PublicStartProblem = { readonly what: string; readonly remedy: string };

const fictionalProblem = (fictional: string | null, what: string, remedy: string): readonly PublicStartProblem[] =>
  fictional === null ? [] : [{ what: `${what} of a fictional group: ${fictional}`, remedy }];

/** False on this machine, and for names that nobody can register. */
export const isPublicSiteUrl = (siteUrl: string): boolean =>
  !isLoopbackHost(new URL(siteUrl).hostname) && findFictionalValues(siteUrl).length === 0;

/**
 * What a site must not have at a public address: emails that reach nobody, data of a fictional group, an empty stock.
 */
export const findPublicStartProblems = (start: PublicStart): readonly PublicStartProblem[] => {
  const pages = [
    ...start.stories.map((story) => ({ name: story.slug, value: story })),
    { name: "header and footer", value: start.shell },
  ];
  const unwritten = start.wasPublic ? null : findUnwrittenPages(start.stories);
  const locations = start.locations.map((location) => ({ name: location.slug, value: location }));
  return [
    ...(start.smtpUrl === null
      ? [
          {
            what: "SMTP_URL is not set, so emails to customers and staff are files that nobody reads",
            remedy: "set it to a mail server",
          },
        ]
      : []),
    ...fictionalProblem(
      findFictional([{ name: "MAIL_FROM", value: start.mailFrom }]),
      "the sender of emails is that",
      "set it to an address of the group",
    ),
    ...fictionalProblem(
      findFictional([{ name: start.settingsFile, value: start.settings }]),
      "the settings are those",
      "write the addresses of the group there",
    ),
    ...fictionalProblem(
      findFictional(pages),
      "pages are those",
      "correct or delete them in CONTENT_DIR or the content service",
    ),
    ...(unwritten === null ? [] : [unwritten]),
    ...fictionalProblem(
      findFictional(locations),
      "locations are those",
      "import the group's own: ./vitrine import locations FILE",
    ),
    ...(start.vehicles === 0 && start.feeds === 0
      ? [
          {
            what: "no vehicle is on sale and no feed is set",
            remedy: "./vitrine import vehicles FILE, ./vitrine feeds add, or STOCK_FEED_URL",
          },
        ]
      : []),
  ];
};
