import type { ContentFault } from "#domain/content/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
import type { ContentVersion, FileContentSource, IsSameSecret, IsSignedByEditor } from "./ports.ts";

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

export type EditingDependencies = {
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
