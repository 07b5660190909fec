import { join } from "node:path";
import { countRefusedHosts } from "#application/imports/index.ts";
import type { FeedPictureRepository } from "#application/media/ports.ts";
import { contentPicturesIn, type MediaHosts, type RefusedHost, RefusedHostCounter } from "#domain/media/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createContentSnapshotFile } from "../../../adapters/content/index.ts";
import { createFeedPictureRepository, type Database, readFeedMedia } from "../../../adapters/database/index.ts";
import { readContent } from "../../content/read-content.ts";
import type { CliContext } from "../../context.ts";
import { pictureFaultLines, readMediaHosts, refusedHostDetails } from "../../media-hosts.ts";
import { type CheckedSite, type DoctorCheck, firstLines, fix, type Found, warn } from "../doctor-check.ts";
import { countOf } from "../../counts.ts";

const withPictures = async <T>(
  database: Database,
  read: (pictures: FeedPictureRepository) => Promise<T>,
): Promise<T> => {
  const pictures = createFeedPictureRepository(database);
  try {
    return await read(pictures);
  } finally {
    await pictures.close();
  }
};

const countRedirects = async (database: Database, hosts: MediaHosts): Promise<readonly RefusedHost[]> => {
  const redirects = await withPictures(database, (pictures) => pictures.refusedRedirects());
  return redirects
    .filter(({ host }) => !hosts.images.has(host))
    .map(({ host, count }) => ({ setting: "images", host, count }));
};

/** What the content service published last, or the stories of the files; null if there is neither. */
const readStories = async (context: CliContext): Promise<unknown> => {
  const { contentApi, dataDir, contentDir } = context.config;
  if (contentApi)
    return createContentSnapshotFile(join(dataDir, "content.json"))
      .read()
      .catch(() => null);
  if (!contentDir) return null;
  const files = readContent(contentDir, context);
  return files.ok ? [files.value.rawStories(), files.value.rawStories({ draft: true })] : null;
};

const countContent = async (context: CliContext, hosts: MediaHosts): Promise<readonly RefusedHost[]> => {
  const counter = new RefusedHostCounter(hosts);
  for (const { asset } of contentPicturesIn(await readStories(context)))
    if (asset.kind === "remote") counter.add([{ type: "image", url: asset.url, alt: null }]);
  return counter.list();
};

/** Pictures and films of stock and content that are not shown because the settings do not name their hosts. */
const findRefusedMedia = async (context: CliContext, database: Database, settings: Pick<Settings, "hosts">) => {
  const hosts = await readMediaHosts(context, settings, database);
  const reader = { read: () => readFeedMedia(database), hosts: async () => hosts };
  const [listed, redirected] = [await countRefusedHosts(reader), await countRedirects(database, hosts)];
  return { vehicles: [...listed, ...redirected], content: await countContent(context, hosts) };
};

const refused = ({ context }: CheckedSite, hosts: readonly RefusedHost[], what: string): Found =>
  hosts.length > 0 &&
  fix(
    `${what} are not shown, because the settings do not name their hosts`,
    "allow the hosts, or use others",
    refusedHostDetails(context, hosts),
  );

const lost = async ({ database }: CheckedSite): Promise<Found> => {
  const faults = await withPictures(database, (pictures) => pictures.listFaults());
  const count = faults.reduce((sum, fault) => sum + fault.count, 0);
  if (count === 0) return false;
  return warn(
    `${countOf(count, "picture")} of vehicles could not be downloaded, and ${count === 1 ? "is" : "are"} requested again`,
    "tell the supplier of the feed what its host answers",
    firstLines(pictureFaultLines(faults)),
  );
};

/** Pictures and films of vehicles and pages are shown. */
export const picturesCheck: DoctorCheck = {
  name: "pictures",
  needs: "database",
  run: async (site) => {
    const { vehicles, content } = await findRefusedMedia(site.context, site.database, site.settings);
    return {
      summary: "no picture or film of vehicles and pages is refused",
      findings: [
        refused(site, vehicles, "pictures and films of vehicles"),
        refused(site, content, "pictures of pages"),
        await lost(site),
      ],
      data: { refusedMedia: { vehicles, content } },
    };
  },
};
