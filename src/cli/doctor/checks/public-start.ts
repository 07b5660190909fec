import { findPublicStartProblems, isPublicSiteUrl, type PublicStartProblem } from "#application/site/index.ts";
import { senderOf } from "#domain/site/index.ts";
import { createCatalogueRepository, createFeedStore } from "../../../adapters/database/index.ts";
import { environmentFeed } from "../../../server/environment/config.ts";
import { readFeedSources } from "../../../shared-container/feed-hosts.ts";
import { settingsFileName } from "../../../shared-container/settings.ts";
import { type CheckedSettings, type DoctorCheck, levelOfPublicStart, warn } from "../doctor-check.ts";

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

const findProblems = async (site: CheckedSettings): Promise<readonly PublicStartProblem[]> => {
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
    ...(await readData(site)),
  });
};

/** A start at the public address is not refused. */
export const publicStartCheck: DoctorCheck = {
  name: "public-start",
  needs: "settings",
  run: async (site) => {
    const { siteUrl, context } = site;
    if (!isPublicSiteUrl(siteUrl)) return { summary: `${siteUrl} is not public: nothing is refused`, findings: [] };
    const level = levelOfPublicStart(site);
    const problems = (await findProblems(site)).map(({ what, remedy }) => level(what, remedy));
    const isOther = !context.config.isSiteUrlSet;
    return {
      summary: `${siteUrl} may be served`,
      findings: [
        isOther &&
          warn(
            `the server runs at ${siteUrl}, and this command without its SITE_URL`,
            "run it with the environment of the server, or its emails are not checked",
          ),
        ...problems,
      ],
      data: { siteUrl, isDemonstration: context.config.isDemonstration },
    };
  },
};
