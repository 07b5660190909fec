import type { Shell } from "./shell.ts";
import type { Story } from "./story.ts";

/** Where pages come from; a page cannot tell whether from files or from the content service. */
export type ContentSource = {
  /** The story of a full slug ("home", "services/financement"), or null. */
  readonly story: (slug: string) => Promise<Story | null>;
  /** Every story whose full slug begins with `prefix`, ordered by slug. */
  readonly stories: (prefix?: string) => Promise<readonly Story[]>;
  readonly shell: () => Promise<Shell>;
};
