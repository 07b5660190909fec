import type { ContentProblem } from "#domain/content/index.ts";
import type { ContentVersion } from "./ports.ts";

/** How an editor opened the page: by a preview token, or in the frame of the content service's editor. */
export type Editor = "preview" | "visual-editor";

/** Information for editors. */
export type Editing = {
  /** Null for a visitor. */
  readonly editorOf: (search: URLSearchParams) => Editor | null;
  readonly problemsOf: (slug: string, version: ContentVersion) => readonly ContentProblem[];
  /** Source of a story's field: "content/faq.yaml:12"; null for content from another service. */
  readonly sourceLocationOf: (slug: string, field: string, version: ContentVersion) => string | null;
  /** In development every visitor sees editor messages. */
  readonly always: boolean;
};
