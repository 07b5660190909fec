import type { ContentVersion } from "#application/content/ports.ts";
import { createHash, timingSafeEqual } from "node:crypto";
import { relative } from "node:path";
import type { ContentProblem } from "#domain/content/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { FileContentSource } from "../../adapters/content/index.ts";
import type { Editing, Editor } from "#application/content/index.ts";

type EditingDependencies = {
  /** Each opens drafts: the site's own token and that of the content service's space. */
  readonly previewTokens: readonly string[];
  /** Null when stories come from the content service, which shows problems in its own editor. */
  readonly files: Pick<FileContentSource, "problems" | "sourceLocation"> | null;
  readonly clock: Clock;
};

/** The visual editor signs again with every page it opens. */
const MAX_SIGNATURE_AGE_SECONDS = 3600;

const sha1 = (text: string): Buffer => createHash("sha1").update(text).digest();

const sameText = (actual: string, expected: string): boolean => timingSafeEqual(sha1(actual), sha1(expected));

/**
 * The visual editor signs the addresses it opens: `_storyblok_tk[token]` is the SHA-1, in hex, of space, preview token
 * and time in seconds, with colons between them. Source: Storyblok, "Visual editor: validate the preview request".
 */
const isSigned = (search: URLSearchParams, token: string, now: number): boolean => {
  const readParameter = (name: string): string => search.get(`_storyblok_tk[${name}]`) ?? "";
  const [space, timestamp, actual] = [readParameter("space_id"), readParameter("timestamp"), readParameter("token")];
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > MAX_SIGNATURE_AGE_SECONDS)
    return false;
  return sameText(actual, sha1(`${space}:${token}:${timestamp}`).toString("hex"));
};

const editorOf = ({ previewTokens, clock }: EditingDependencies, search: URLSearchParams): Editor | null => {
  const preview = search.get("preview");
  if (preview !== null && previewTokens.some((token) => sameText(preview, token))) return "preview";
  if (!search.has("_storyblok_tk[token]")) return null;
  const now = clock.now().getTime();
  return previewTokens.some((token) => isSigned(search, token, now)) ? "visual-editor" : null;
};

/** Recognises editors and reports problems and source locations of stories. */
export const createEditing = (deps: EditingDependencies): Editing => ({
  editorOf: (search) => editorOf(deps, search),
  problemsOf: (slug, version) =>
    (deps.files?.problems(version) ?? []).filter((problem: ContentProblem) => problem.story === slug),
  sourceLocationOf(slug, field, version: ContentVersion) {
    const source = deps.files?.sourceLocation(slug, field, version) ?? null;
    return source === null ? null : `${relative(process.cwd(), source.file)}:${source.line}`;
  },
  always: false,
});
