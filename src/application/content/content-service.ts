import { type Clock, inBackground } from "#domain/shared/index.ts";
import type { Log, Scheduler } from "../jobs/ports.ts";
import type { ContentReload } from "../operations/index.ts";
import type { WatchVersion } from "../stock/ports.ts";
import type { ContentFault } from "#domain/content/index.ts";
import type {
  ContentSource,
  ContentVersion,
  DeliveryAccess,
  FileContentSource,
  IsSameSecret,
  IsSignedByEditor,
  RemoteContentSource,
} from "./ports.ts";
import { reloadContent, type ReloadContentDependencies } from "./reload-content.ts";

/** The public token opens published content, the preview token drafts too. */
export type ContentTokens = {
  readonly publicToken: string;
  readonly previewToken: string;
  readonly isSameSecret: IsSameSecret;
};

/** Access of a token; null without one of the two tokens. */
export const accessOf = (
  { publicToken, previewToken, isSameSecret }: ContentTokens,
  token: string | null,
): DeliveryAccess => {
  if (isSameSecret(token ?? "", previewToken)) return "drafts";
  return isSameSecret(token ?? "", publicToken) ? "published" : null;
};

/** How an editor opened the page: by a preview token, or in the frame of the content service's editor. */
export type Editor = "preview" | "visual-editor";

/** Information for editors. */
export type Editing = {
  /** Null for a visitor. */
  readonly editorOf: (search: URLSearchParams) => Editor | null;
  readonly problemsOf: (slug: string, version: ContentVersion) => readonly ContentFault[];
  /** Source of a story's field: "content/faq.yaml:12"; null for content from another service. */
  readonly sourceLocationOf: (slug: string, field: string, version: ContentVersion) => string | null;
  /** Logs an attempt to open drafts with a wrong token or signature. */
  readonly logRefusal: (url: URL) => void;
  /** In development every visitor sees editor messages. */
  readonly always: boolean;
};

type EditingDependencies = {
  /** Each opens drafts: the site's own token and that of the content service's space. */
  readonly previewTokens: readonly string[];
  /** Null when stories come from the content service, which shows problems in its own editor. */
  readonly files: Pick<FileContentSource, "problems" | "sourceLocation"> | null;
  /** The path that editors know a file by. */
  readonly displayPath: (file: string) => string;
  readonly isSameSecret: IsSameSecret;
  readonly isSignedByEditor: IsSignedByEditor;
  readonly clock: Clock;
  readonly log: Pick<Log, "info">;
};

const PREVIEW = "preview";
const EDITOR_SIGNATURE = "_storyblok_tk[token]";

/** True if a parameter of an address may open drafts: such an address is never answered from the cache. */
export const isEditorParameter = (name: string): boolean => name === PREVIEW || name.startsWith("_storyblok");

const editorOf = (deps: EditingDependencies, search: URLSearchParams): Editor | null => {
  const { previewTokens, isSameSecret, isSignedByEditor, clock } = deps;
  const preview = search.get(PREVIEW);
  if (preview !== null && previewTokens.some((token) => isSameSecret(preview, token))) return "preview";
  if (!search.has(EDITOR_SIGNATURE)) return null;
  const now = clock.now().getTime();
  return previewTokens.some((token) => isSignedByEditor(search, token, now)) ? "visual-editor" : null;
};

const logRefusal = (deps: EditingDependencies, { pathname: path, searchParams }: URL): void => {
  const isAttempt = searchParams.has(PREVIEW) || searchParams.has(EDITOR_SIGNATURE);
  if (!isAttempt || editorOf(deps, searchParams) !== null) return;
  const reason = searchParams.has(PREVIEW) ? "preview token" : "signature of the visual editor";
  deps.log.info({ event: "refusal", reason, path }, "drafts refused");
};

/** Recognises editors and reports problems and source locations of stories. */
export const createEditing = (deps: EditingDependencies): Editing => ({
  editorOf: (search) => editorOf(deps, search),
  logRefusal: (url) => logRefusal(deps, url),
  problemsOf: (slug, version) => (deps.files?.problems(version) ?? []).filter(({ story }) => story === slug),
  sourceLocationOf(slug, field, version) {
    const source = deps.files?.sourceLocation(slug, field, version) ?? null;
    return source === null ? null : `${deps.displayPath(source.file)}:${source.line}`;
  },
  always: false,
});

type ContentServiceDependencies = Pick<EditingDependencies, "isSignedByEditor" | "clock"> &
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
      isSignedByEditor: deps.isSignedByEditor,
      displayPath: deps.displayPath,
      clock: deps.clock,
      log,
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
