import type { RawStory } from "./raw-story.ts";
import type { Shell } from "./shell.ts";
import type { Story } from "./story.ts";

/** `draft`: also what only editors see yet. */
export type Version = { readonly draft?: boolean };

/** Where pages come from; a page cannot tell whether from files or from the content service. */
export type ContentSource = {
  /** The story of a full slug ("home", "services/financement"), or null. */
  readonly story: (slug: string, version?: Version) => Promise<Story | null>;
  /** Every story whose full slug begins with `prefix`, ordered by slug. */
  readonly stories: (prefix?: string, version?: Version) => Promise<readonly Story[]>;
  readonly shell: (version?: Version) => Promise<Shell>;
};

/** What the delivery API gives out: every story as the content service holds it, ordered by slug. */
export type RawContent = {
  readonly rawStories: (version?: Version) => readonly RawStory[];
  /** Grows with every change, in seconds since 1970 as the content service's `cv` does. */
  readonly contentVersion: () => number;
};
