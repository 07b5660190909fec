import {
  findPublicStartProblems,
  findUnwrittenPages,
  isPublicSiteUrl,
  type PublicStartProblem,
} from "#application/site/index.ts";
import { isLoopbackHost } from "#domain/shared/index.ts";
import { senderOf } from "#domain/site/index.ts";
import {
  createCatalogueRepository,
  createFeedStore,
  createSharedSettings,
  SITE_URL_SETTING,
} from "../../../adapters/database/index.ts";
import { environmentFeed } from "../../../server/environment/config.ts";
import { readFeedSources } from "../../../shared-container/feed-hosts.ts";
import { settingsFileName } from "../../../shared-container/settings.ts";
import {
  type CheckedSettings,
  type CheckResult,
  type DoctorCheck,
  type Found,
  levelOfPublicStart,
  warn,
} from "../doctor-check.ts";

/** What the database has of it; nothing before the first start. */
const readData = async ({ opened, reader, context: { config } }: CheckedSettings) => {
  const environment = environmentFeed(config);
  if (opened.state !== "usable") return { locations: [], vehicles: 0, feeds: environment === null ? 0 : 1 };
  const { database } = opened;
  return {
    locations: await createCatalogueRepository(database).locations.all(),
    vehicles: (await reader.advertising()).vehicles,
    feeds: (await readFeedSources(createFeedStore(database), environment)).length,
  };
};

const readWasPublic = async ({ opened }: CheckedSettings): Promise<boolean> => {
  const before = opened.state === "usable" ? await createSharedSettings(opened.database).get(SITE_URL_SETTING) : null;
  return before !== null && isPublicSiteUrl(before);
};

const findProblems = async (site: CheckedSettings, wasPublic: boolean): Promise<readonly PublicStartProblem[]> => {
  const { config } = site.context;
  const served = await site.reader.served();
  return findPublicStartProblems({
    // What only the environment of the server has is not judged by another one.
    smtpUrl: config.isSiteUrlSet ? config.smtpUrl : "",
    mailFrom: config.isSiteUrlSet ? (config.mailFrom ?? senderOf(site.settings)) : "",
    settingsFile: settingsFileName(config),
    settings: site.settings,
    stories: served === null ? [] : await served.source.stories(),
    shell: served === null ? {} : await served.source.shell(),
    wasPublic,
    ...(await readData(site)),
  });
};

/** A name that nobody can register looks public: what a start refuses there was left out. */
const notPublic = (siteUrl: string): CheckResult => {
  const { hostname } = new URL(siteUrl);
  return {
    summary: `${siteUrl} is not public: nothing is refused`,
    findings: [
      !isLoopbackHost(hostname) &&
        warn(
          `${hostname} is a reserved name, so what a public start refuses was not checked`,
          "set SITE_URL to the address of the site, and run this again",
        ),
    ],
  };
};

/** Behind a proxy visitors see no port: links and mails would lead beside it. */
const portFinding = (siteUrl: string): Found => {
  const { port } = new URL(siteUrl);
  return (
    port !== "" &&
    warn(
      `the public address ${siteUrl} has the port ${port}, which links, emails and the sitemap then have`,
      "leave it out of SITE_URL where a proxy answers on 443",
    )
  );
};

/** A start at the public address is not refused. */
export const publicStartCheck: DoctorCheck = {
  name: "public-start",
  needs: "settings",
  run: async (site) => {
    const { siteUrl, context } = site;
    if (!isPublicSiteUrl(siteUrl)) return notPublic(siteUrl);
    const level = levelOfPublicStart(site);
    const wasPublic = await readWasPublic(site);
    const problems = (await findProblems(site, wasPublic)).map(({ what, remedy }) => level(what, remedy));
    const served = wasPublic ? await site.reader.served() : null;
    const unwritten = served === null ? null : findUnwrittenPages(await served.source.stories());
    const isOther = !context.config.isSiteUrlSet;
    return {
      summary: `${siteUrl} may be served`,
      findings: [
        isOther &&
          warn(
            `the server runs at ${siteUrl}, and this command without its SITE_URL`,
            "run it with the environment of the server, or its emails are not checked",
          ),
        portFinding(siteUrl),
        unwritten !== null && warn(unwritten.what, unwritten.remedy),
        ...problems,
      ],
      data: { siteUrl, isDemonstration: context.config.isDemonstration },
    };
  },
};
