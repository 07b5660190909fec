import { inBackground } from "#domain/shared/index.ts";
import type { Scheduler } from "../jobs/ports.ts";
import type { ContentReload } from "../operations/index.ts";
import type { WatchVersion } from "../stock/ports.ts";
import { createEditing, type Editing, type EditingDependencies } from "./editing.ts";
import type { ContentSource, RemoteContentSource } from "./ports.ts";
import { reloadContent, type ReloadContentDependencies } from "./reload-content.ts";
import type { ContentTokens } from "./tokens.ts";

export type ContentServiceDependencies = Pick<EditingDependencies, "isSignedByEditor" | "clock"> &
  ReloadContentDependencies & {
    /** The content service; null when the site shows the files. */
    readonly remote: RemoteContentSource | null;
    readonly tokens: ContentTokens;
    /** The token of the content service's space, which opens drafts too. */
    readonly spaceToken: string | null;
    /** Calls its listener when all nodes have to reload their content. */
    readonly watch: WatchVersion;
    readonly scheduler: Scheduler;
    readonly onChange: () => void;
  };

export type ContentService = {
  readonly content: ContentSource;
  readonly editing: Editing;
  /** Reads the content again, logs and returns what changed. Stories of the content service arrive later. */
  readonly reload: () => ContentReload;
  readonly stop: () => Promise<void>;
};

/** The content service is polled at this interval, in case its webhook does not arrive. */
const POLL_INTERVAL_MS = 60_000;

/** Serves stories, and reloads them on request. If a file cannot be read the previous content stays. */
export const startContentService = async (deps: ContentServiceDependencies): Promise<ContentService> => {
  const { files, remote, tokens, spaceToken, log } = deps;
  const onError = (error: unknown): void =>
    log.error({ err: error }, "failed to read content; keeping the previous one");
  // Not awaited, so that a stop does not wait for the service.
  const refreshRemote = (): void => inBackground(() => remote?.refresh(), onError);
  const reload = (): ContentReload => {
    refreshRemote();
    const result = reloadContent(deps);
    deps.onChange();
    return result;
  };
  const watch = await deps.watch(() => {
    reload();
  });
  const poll = deps.scheduler.schedule({ run: refreshRemote, onError, intervalMs: POLL_INTERVAL_MS });
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
