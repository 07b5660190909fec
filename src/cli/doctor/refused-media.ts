import { join } from "node:path";
import { countRefusedHosts } from "#application/imports/index.ts";
import { contentPicturesIn, type MediaHosts, type RefusedHost, RefusedHostCounter } from "#domain/media/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createContentSnapshotFile } from "../../adapters/content/index.ts";
import { createFeedPictureRepository, type Database, readFeedMedia } from "../../adapters/database/index.ts";
import { readContent } from "../content/read-content.ts";
import type { CliContext } from "../context.ts";
import { readMediaHosts } from "../media/media-hosts.ts";

/** Pictures and films that are not shown because the settings do not name their hosts. */
type RefusedMedia = { readonly vehicles: readonly RefusedHost[]; readonly content: readonly RefusedHost[] };

const countRedirects = async (database: Database, hosts: MediaHosts): Promise<readonly RefusedHost[]> => {
  const pictures = createFeedPictureRepository(database);
  try {
    const redirects = await pictures.refusedRedirects();
    return redirects
      .filter(({ host }) => !hosts.images.has(host))
      .map(({ host, count }) => ({ setting: "images", host, count }));
  } finally {
    await pictures.close();
  }
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

/** Looks through the stock and the content. */
export const findRefusedMedia = async (
  context: CliContext,
  database: Database,
  settings: Pick<Settings, "hosts">,
): Promise<RefusedMedia> => {
  const hosts = await readMediaHosts(context, settings, database);
  const reader = { read: () => readFeedMedia(database), hosts: async () => hosts };
  const [listed, redirected] = [await countRefusedHosts(reader), await countRedirects(database, hosts)];
  return { vehicles: [...listed, ...redirected], content: await countContent(context, hosts) };
};
