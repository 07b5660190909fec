import { mapChanges } from "#domain/shared/index.ts";
import type { Log, Scheduler } from "../jobs/ports.ts";
import type { WatchVersion } from "../stock/ports.ts";
import { createEditing, type Editing, type EditingDependencies } from "./editing.ts";
import type { ContentSource, FileContentSource, RemoteContentSource } from "./ports.ts";
import type { ContentTokens } from "./tokens.ts";

export type ContentServiceDependencies = Pick<EditingDependencies, "displayPath" | "isSignedByEditor" | "clock"> & {
  readonly files: FileContentSource;
  /** The content service; null when the site shows the files. */
  readonly remote: RemoteContentSource | null;
  readonly tokens: ContentTokens;
  /** The token of the content service's space, which opens drafts too. */
  readonly spaceToken: string | null;
  /** Calls its listener when the content of every node is to be read again. */
  readonly watch: WatchVersion;
  /** Reads the old addresses again, which stand beside the stories. */
  readonly reloadRedirects: () => void;
  readonly scheduler: Scheduler;
  readonly onChange: () => void;
  readonly log: Pick<Log, "info" | "error">;
};

export type ContentService = {
  readonly content: ContentSource;
  readonly editing: Editing;
  /** Reads the content again. */
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
};

/** The content service is polled at this interval, in case its webhook does not arrive. */
const POLL_INTERVAL_MS = 60_000;

/** Addresses that a message lists; the others are counted. */
const MAX_LISTED = 20;

type StoriesByAddress = ReadonlyMap<string, unknown>;

const storiesByAddress = (files: FileContentSource): StoriesByAddress =>
  new Map(files.rawStories({ draft: true }).map((story) => [story.full_slug, story.content]));

/** What a reload changed, for the log. */
const listChanges = (before: StoriesByAddress, after: StoriesByAddress) => {
  const { added, changed, removed } = mapChanges(before, after);
  const stories = [...added, ...changed, ...removed].slice(0, MAX_LISTED);
  return { added: added.length, changed: changed.length, removed: removed.length, stories };
};

/** Serves stories, and reads them again on request. A file that cannot be read leaves the old content. */
export const startContentService = async (deps: ContentServiceDependencies): Promise<ContentService> => {
  const { files, remote, tokens, spaceToken, log } = deps;
  const reload = (): void => {
    void remote?.refresh();
    deps.reloadRedirects();
    try {
      const before = storiesByAddress(files);
      const problems = files.reload();
      log.info({ ...listChanges(before, storiesByAddress(files)), problems: problems.length }, "content read anew");
    } catch (error) {
      log.error({ err: error }, "content could not be read; the old one stays");
    }
    deps.onChange();
  };
  const watch = await deps.watch(reload);
  const poll = deps.scheduler.schedule({
    // Not awaited: a stop does not wait for the service.
    run: () => void remote?.refresh(),
    onError: (error) => log.error({ err: error }, "content could not be read; the old one stays"),
    intervalMs: POLL_INTERVAL_MS,
  });
  return {
    content: remote ?? files,
    editing: createEditing({
      ...deps,
      previewTokens: [tokens.previewToken, ...(spaceToken === null ? [] : [spaceToken])],
      files: remote === null ? files : null,
      isSameSecret: tokens.isSameSecret,
    }),
    reload,
    async stop() {
      await poll.stop();
      await watch.stop();
    },
  };
};
