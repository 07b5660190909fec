import { isAbsolute, resolve } from "node:path";
import { utcMinute } from "#domain/shared/index.ts";
import {
  countMissed,
  describeFeedDelay,
  type FeedDelay,
  type ListedFeed,
  listFeeds,
} from "#application/imports/index.ts";
import { describeSharedVin, type SharedVin } from "#domain/imports/index.ts";
import type { SavedImport } from "#application/imports/ports.ts";
import {
  createFeedState,
  createFeedStore,
  createStockWriter,
  type FeedTwins,
  listSharedVins,
  listTwins,
} from "../../../adapters/database/index.ts";
import { isAddress, isProfileFile, loadProfile } from "../../../adapters/feeds/index.ts";
import { environmentFeed } from "../../../server/environment/config.ts";
import {
  type CheckedSite,
  type DoctorCheck,
  firstLines,
  fix,
  type DoctorFinding,
  type Found,
  note,
  warn,
} from "../doctor-check.ts";
import { countOf } from "../../counts.ts";

const REMEDY = "./vitrine imports has the reason";

/** By what became of an import: its stock is the newest that the feed gave. */
const IS_GOOD: Readonly<Record<SavedImport["status"], boolean>> = {
  imported: true,
  identical: true,
  accepted: true,
  quarantined: false,
  failed: false,
  "rolled-back": false,
};

/** Enough to contain the last good import of each feed of a group. */
const READ_IMPORTS = 100;

type FeedAge = {
  readonly feed: ListedFeed;
  /** Why its profile cannot be loaded. */
  readonly profileFaults: readonly string[];
  readonly lastRead: Date | null;
  readonly lastGood: SavedImport | null;
};

const findProfileFaults = async ({ profile }: ListedFeed): Promise<readonly string[]> => {
  const loaded = profile === null ? null : await loadProfile(profile);
  return loaded === null || loaded.ok ? [] : loaded.error;
};

const readAges = async ({ database, context: { config, clock } }: CheckedSite): Promise<readonly FeedAge[]> => {
  const feeds = await listFeeds(createFeedStore(database), environmentFeed(config));
  const imports = await createStockWriter(database, clock).listImports(READ_IMPORTS);
  const state = createFeedState(database);
  return Promise.all(
    feeds.map(async (feed) => ({
      feed,
      profileFaults: await findProfileFaults(feed),
      lastRead: await state.lastRead(feed.name),
      lastGood: imports.find((one) => one.feed === feed.name && IS_GOOD[one.status]) ?? null,
    })),
  );
};

/** A feed in a file is read when it changes: nothing is late. */
const isAtInterval = ({ source, paused_at }: ListedFeed): boolean =>
  paused_at === null && source !== null && isAddress(source);

const findDelay = ({ feed, lastRead }: FeedAge, now: Date): Found => {
  const { name, interval_seconds: seconds } = feed;
  if (!isAtInterval(feed) || seconds === null) return false;
  if (lastRead === null) return warn(`the stock feed ${name} was never read completely`, `start the server; ${REMEDY}`);
  const intervalMs = seconds * 1_000;
  const delay: FeedDelay = { missed: countMissed(lastRead, now, intervalMs), lastRead, since: lastRead };
  const sentence = describeFeedDelay(name, delay, intervalMs, now);
  return sentence !== null && fix(sentence, `see that the server runs and its supplier answers; ${REMEDY}`);
};

const findLostProfile = ({ feed: { name, profile }, profileFaults }: FeedAge): Found =>
  profileFaults.length > 0 &&
  fix(
    `the profile ${profile} of ${name} cannot be used, and its source is not followed`,
    `restore the file, or name another one: ./vitrine feeds change ${name} --profile FILE`,
    profileFaults,
  );

/** Found from some folders alone: servers and commands start in others. */
const findRelativeProfile = ({ feed: { name, profile } }: FeedAge): Found =>
  profile !== null &&
  isProfileFile(profile) &&
  !isAbsolute(profile) &&
  warn(
    `the profile ${profile} of ${name} is a relative path, which depends on the folder of the server`,
    `name it in full: ./vitrine feeds change ${name} --profile ${resolve(profile)}`,
  );

const findTwins = (twins: readonly FeedTwins[]): Found =>
  twins.length > 0 &&
  warn(
    `${countOf(twins.length, "VIN is", "VINs are")} listed by several vehicles of one feed, which are several cards of one car`,
    "take the surplus rows out of the feed",
    firstLines(twins.map(({ feed, vin, keys }) => `${vin}: ${keys.join(", ")} of ${feed}`)),
  );

const findMissingLength = ({ feed: { name, lacks_length } }: FeedAge): Found =>
  lacks_length &&
  note(`the address of ${name} sends answers without a length: one that breaks off may pass as a whole one`);

const findFailure = ({ feed: { name, newest_import: newest } }: FeedAge): Found =>
  newest !== null &&
  !IS_GOOD[newest.status] &&
  fix(`the last import of ${name} is ${newest.status}, and its stock is the one before`, REMEDY);

const findShared = (shared: readonly SharedVin[]): Found =>
  shared.length > 0 &&
  warn(
    `${countOf(shared.length, "vehicle")} of several feeds, by their VIN, shown once with the price of the first`,
    "take each out of one feed, or let one feed take the other over with ./vitrine feeds add … --as NAME",
    firstLines(shared.map(describeSharedVin)),
  );

const describe = ({ feed, lastRead, lastGood }: FeedAge): DoctorFinding => {
  const { name, vehicles, interval_seconds: seconds, paused_at: pausedAt } = feed;
  const followed = seconds === null ? "imported by hand" : pausedAt === null ? `every ${seconds} s` : "paused";
  return note(
    `${name}: ${countOf(vehicles, "vehicle")}, ${followed}, last success ${utcMinute(lastRead ?? lastGood?.finished_at ?? null)}`,
  );
};

/** Feeds are read at their intervals, and their last imports succeeded. */
export const feedsCheck: DoctorCheck = {
  name: "feeds",
  needs: "database",
  run: async (site) => {
    const ages = await readAges(site);
    const shared = await listSharedVins(site.database);
    const twins = await listTwins(site.database);
    const now = site.context.clock.now();
    return {
      summary: ages.length === 0 ? "there is none" : `${countOf(ages.length, "feed")} up to date`,
      findings: [
        ...ages.flatMap((age) => [
          findLostProfile(age),
          findRelativeProfile(age),
          findDelay(age, now),
          findFailure(age),
        ]),
        findShared(shared),
        findTwins(twins),
        ...ages.map(findMissingLength),
        ...ages.map(describe),
      ],
      data: {
        feeds: ages.map(({ feed: { name, origin, vehicles, interval_seconds, paused_at }, lastRead, lastGood }) => ({
          name,
          origin,
          vehicles,
          interval_seconds,
          paused_at,
          last_read_at: lastRead?.toISOString() ?? null,
          last_import_at: lastGood?.finished_at ?? null,
        })),
        shared_vins: shared,
        twins,
      },
    };
  },
};
