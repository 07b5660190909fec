import type { RawStory } from "./raw-story.ts";
import type { Shell } from "./shell.ts";
import type { Story } from "./story.ts";

/** `draft`: includes unpublished content. */
export type ContentVersion = { readonly draft?: boolean };

/** Content from files or from the content service. */
export type ContentSource = {
  /** The story of a full slug ("home", "services/financement"), or null. */
  readonly story: (slug: string, version?: ContentVersion) => Promise<Story | null>;
  /** Every story whose full slug begins with `prefix`, ordered by slug. */
  readonly stories: (prefix?: string, version?: ContentVersion) => Promise<readonly Story[]>;
  readonly shell: (version?: ContentVersion) => Promise<Shell>;
};

/** Stories in the format of the content service, ordered by slug. */
export type RawContent = {
  readonly rawStories: (version?: ContentVersion) => readonly RawStory[];
  /** Time of the last change, in seconds since 1970; the content service's `cv`. */
  readonly contentVersion: () => number;
};
