import type { ContentProblem, Shell, Story } from "../content/index.ts";
import type { RedirectTable } from "../redirects/index.ts";
import type { Segments } from "../site/index.ts";

/** The names under which the group's own objects are known. */
export type KnownCatalogue = {
  readonly brands: ReadonlySet<string>;
  /** "ford/puma". */
  readonly models: ReadonlySet<string>;
  readonly locations: ReadonlySet<string>;
  readonly employees: ReadonlySet<string>;
  readonly vacancies: ReadonlySet<string>;
};

/** What stories lead to and show besides each other. */
export type KnownSite = {
  readonly segments: Segments;
  readonly redirects: RedirectTable;
  /** Null: nobody knows here, and whatever depends on it counts as right. */
  readonly catalogue: KnownCatalogue | null;
  /** Whether the market has a kind of request, by its name. */
  readonly offers: (kind: string) => boolean;
  /** Whether the site has a file at this path ("/media/fleet.webp"). */
  readonly hasFile: (path: string) => boolean;
  /** Hosts whose pictures may be shown. */
  readonly imageHosts: readonly string[];
  readonly hasIcon: (name: string) => boolean;
};

/** All content of one version: published, or as editors see it. */
export type CheckedContent = {
  readonly stories: readonly Story[];
  readonly shell: Shell;
  /** What was found wrong when it was read. */
  readonly problems: readonly ContentProblem[];
};

export type FindingRule =
  | "schema"
  | "link"
  | "picture"
  | "icon"
  | "reference"
  | "orphan"
  | "title"
  | "description"
  | "section";

/** Something that is wrong with content: the story, the field within it ("" where it is the whole), English words. */
export type ContentFinding = ContentProblem & { readonly rule: FindingRule };
