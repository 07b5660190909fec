import { createHash, timingSafeEqual } from "node:crypto";
import { relative } from "node:path";
import type { ContentProblem, Version } from "#domain/content/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { FileContentSource } from "../../adapters/content/index.ts";
import type { Editing, Editor } from "../../web/services.ts";

type Parts = {
  /** Each opens drafts: ours, and that of the space whose stories are shown. */
  readonly previewTokens: readonly string[];
  /** Null: the stories come from the content service, which tells its editors itself what is wrong. */
  readonly files: Pick<FileContentSource, "problems" | "placeOf"> | null;
  readonly clock: Clock;
};

/** How long the visual editor's word is taken, in seconds; it renews it with every page it opens. */
const HOUR = 3600;

const sha1 = (text: string): Buffer => createHash("sha1").update(text).digest();

const sameText = (given: string, right: string): boolean => timingSafeEqual(sha1(given), sha1(right));

/**
 * The visual editor signs the addresses it opens: `_storyblok_tk[token]` is the SHA-1, in hex, of space, preview token
 * and time in seconds, with colons between them. Source: Storyblok, "Visual editor: validate the preview request".
 */
const isSigned = (search: URLSearchParams, token: string, now: number): boolean => {
  const part = (name: string): string => search.get(`_storyblok_tk[${name}]`) ?? "";
  const [space, timestamp, given] = [part("space_id"), part("timestamp"), part("token")];
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > HOUR) return false;
  return sameText(given, sha1(`${space}:${token}:${timestamp}`).toString("hex"));
};

const editorOf = ({ previewTokens, clock }: Parts, search: URLSearchParams): Editor | null => {
  const preview = search.get("preview");
  if (preview !== null && previewTokens.some((token) => sameText(preview, token))) return "preview";
  if (!search.has("_storyblok_tk[token]")) return null;
  const now = clock.now().getTime();
  return previewTokens.some((token) => isSigned(search, token, now)) ? "visual-editor" : null;
};

/** What is shown to editors alone: who is one, what is wrong with a story, and where that is written. */
export const createEditing = (parts: Parts): Editing => ({
  editorOf: (search) => editorOf(parts, search),
  problemsOf: (slug, version) =>
    (parts.files?.problems(version) ?? []).filter((problem: ContentProblem) => problem.story === slug),
  placeOf(slug, field, version: Version) {
    const place = parts.files?.placeOf(slug, field, version) ?? null;
    return place === null ? null : `${relative(process.cwd(), place.file)}:${place.line}`;
  },
  always: false,
});
