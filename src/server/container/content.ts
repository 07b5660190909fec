import { contentReferences } from "#application/strings/content-references.ts";
import { join } from "node:path";
import {
  createPictureMarkings,
  createContentDelivery,
  createFormPages,
  startContentService,
  createMarketDayJob,
  withMarketAddresses,
  withPublicationDays,
  withPublicationDaysOfFiles,
} from "#application/content/index.ts";
import type { FileContentSource, RemoteContentSource } from "#application/content/ports.ts";
import type { OutageMonitor } from "#application/operations/index.ts";
import type { Catalogue } from "#application/stock/index.ts";
import { createRedirectService } from "#application/redirects/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { NESTED_TOO_DEEPLY } from "#domain/content/index.ts";
import { createPaths, knownLocationSegments } from "#domain/site/index.ts";
import {
  createContentService,
  createContentSnapshotFile,
  createFileContentSource,
  createStoryblokContentSource,
  isSignedByEditor,
} from "../../adapters/content/index.ts";
import {
  createDraftFocusStore,
  getContentPreviewToken,
  readContentVersion,
  invalidateContentCache,
  watchVersion,
} from "../../adapters/database/index.ts";
import { answerDeliveryRequest } from "../../adapters/formats/storyblok/index.ts";
import { isSameSecret } from "../../adapters/signing/index.ts";
import { displayPath } from "../../shared-container/display-path.ts";
import { loadContentRedirects } from "../../shared-container/redirects.ts";
import type { Foundation } from "./foundation.ts";

type ContentFoundation = Pick<
  Foundation,
  "config" | "options" | "database" | "settings" | "clock" | "scheduler" | "log" | "emitChange"
>;

/** The content service if a token is configured; the files are served until its first answer. */
const createRemoteSource = async (
  { config, settings, log, emitChange }: ContentFoundation,
  onFailure: OutageMonitor["reportFailure"],
  files: FileContentSource,
  group: ReturnType<typeof contentReferences>,
): Promise<RemoteContentSource | null> => {
  if (config.contentApi === null) {
    log.info("pages come from the files: CONTENT_API_TOKEN is not set");
    return null;
  }
  return createStoryblokContentSource({
    service: createContentService({
      ...config.contentApi,
      locale: settings.locale,
      siteUrl: config.siteUrl,
      onTooDeep: (story) => log.warn({ story, field: "", message: NESTED_TOO_DEEPLY }, "Content was dropped"),
    }),
    store: createContentSnapshotFile(join(config.dataDir, "content.json")),
    fallback: files,
    group,
    log,
    onChange: () => emitChange("content"),
    onFailure: (reason) => onFailure("the content service", reason),
  });
};

type Sources = { readonly files: FileContentSource; readonly remote: RemoteContentSource | null };

/** The stories without the articles of later days, whose pages change when their day begins. */
const createSources = async (
  foundation: ContentFoundation,
  onFailure: OutageMonitor["reportFailure"],
): Promise<Sources> => {
  const { config, options, settings, clock, scheduler, log, emitChange } = foundation;
  const calendar = { clock, timeZone: settings.timeZone };
  const references = contentReferences(settings, utcDay(clock.now()));
  const files =
    options.contentFiles ??
    withPublicationDaysOfFiles(createFileContentSource(config.contentDir, log, config.site, references), calendar);
  const remote = await createRemoteSource(foundation, onFailure, files, references);
  const onError = (error: unknown): void => log.error({ err: error }, "failed to publish the articles of a new day");
  scheduler.schedule(createMarketDayJob(calendar, () => emitChange("content"), onError));
  return { files, remote: remote && withPublicationDays(remote, calendar) };
};

/** Starts the content source, and creates the redirects and the content delivery API over the file stories. */
export const startContent = async (
  foundation: ContentFoundation,
  catalogue: () => Catalogue,
  onFailure: OutageMonitor["reportFailure"],
) => {
  const { config, options, database, settings, clock, scheduler, log, emitChange } = foundation;
  // Before the files: changes made while they are read cause another read.
  const version = await readContentVersion(database);
  const readRedirects = () => loadContentRedirects(config.contentDir, config.site, config.siteUrl);
  const redirects = createRedirectService({ read: readRedirects, log });
  const { files, remote } = await createSources(foundation, onFailure);
  const previewToken = await getContentPreviewToken(database);
  const tokens = { publicToken: config.contentPublicToken, previewToken, isSameSecret };
  const focusStore = createDraftFocusStore(database, clock);
  const pictureMarkings = createPictureMarkings({ content: remote ?? files, files }, { store: focusStore, clock, log });
  const service = await startContentService({
    files,
    remote,
    clock,
    scheduler,
    log,
    onChange: () => emitChange("content"),
    reloadRedirects: redirects.reload,
    tokens,
    spaceToken: config.contentApi?.token ?? null,
    displayPath,
    isSignedByEditor,
    watch: (onVersion) =>
      watchVersion(database, "content", options.requestReload ?? onVersion, {
        scheduler,
        since: version,
        onError: (error) => log.error({ err: error }, "failed to read content; keeping the previous one"),
      }),
  });
  const content = pictureMarkings.remembering(
    withMarketAddresses(service.content, { segments: settings.segments, brands: () => catalogue().brands }),
  );
  const formPages = createFormPages({ content, pathOf: createPaths(settings.segments).content, log });
  await formPages.refresh();
  return {
    editing: service.editing,
    reload: service.reload,
    stop: service.stop,
    files,
    version,
    content,
    pictureMarkings,
    formPages,
    redirects: redirects.current,
    delivery: createContentDelivery({
      raw: files,
      tokens,
      answer: answerDeliveryRequest,
      catalogue,
      group: settings.group.name,
      siteUrl: config.siteUrl,
      locationFolders: [settings.segments.locations, ...knownLocationSegments(settings.segments.locations)],
    }),
    announcePublication: () => invalidateContentCache(database),
  };
};
