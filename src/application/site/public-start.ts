import type { Location } from "#domain/locations/index.ts";
import { findFictionalValues, isLoopbackHost } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";

export type PublicStart = {
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
};

type Named = { readonly name: string; readonly value: unknown };

/** "settings/luxembourg.yaml (contact@group.example)", and how many more there are. */
const findFictional = (named: readonly Named[]): string | null => {
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
