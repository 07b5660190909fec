import type { ContentFault, RawStory, Shell, Story } from "#domain/content/index.ts";

/** `draft`: includes unpublished content. */
export type ContentVersion = { readonly draft?: boolean };

/** Content from files or from the content service. */
export type ContentSource = {
  /** The story of a full slug ("home", "services/financement"), or null. */
  readonly story: (slug: string, version?: ContentVersion) => Promise<Story | null>;
  /** Every story whose full slug begins with `prefix`, ordered by slug. */
  readonly stories: (prefix?: string, version?: ContentVersion) => Promise<readonly Story[]>;
  readonly shell: (version?: ContentVersion) => Promise<Shell>;
  /** The full slug of the story that had this one earlier; null: there is none. Files do not know. */
  readonly movedTo?: (slug: string) => string | null;
};

/** Stories in the format of the content service, ordered by slug. */
export type RawContent = {
  readonly rawStories: (version?: ContentVersion) => readonly RawStory[];
  /** Time of the last change, in seconds since 1970; the content service's `cv`. */
  readonly contentVersion: () => number;
};

/** Path of a file, and a line in it from 1. */
export type SourceLocation = { readonly file: string; readonly line: number };

/** Content from a folder of files, cached in memory. */
export type FileContentSource = ContentSource &
  RawContent & {
    /** Problems found by the last reload. */
    readonly problems: (version?: ContentVersion) => readonly ContentFault[];
    /** File and line of a story's field; null for a story without a file. */
    readonly sourceLocation: (slug: string, field: string, version?: ContentVersion) => SourceLocation | null;
    /** Reads all files again; an invalid story keeps its last good version. */
    readonly reload: () => readonly ContentFault[];
  };

/** Content from the content service. */
export type RemoteContentSource = ContentSource & {
  /** Reads new publications. Never rejects: on failure the previous content stays. */
  readonly refresh: () => Promise<void>;
};

/**
 * Pictures of drafts with their focus and filters, as `markingKey` writes them, shared by all nodes. Keys are deleted after 30 days.
 */
export type DraftFocusStore = {
  readonly save: (keys: readonly string[]) => Promise<void>;
  readonly has: (key: string) => Promise<boolean>;
};

/** Constant-time comparison: does not reveal how much of a secret is correct. */
export type IsSameSecret = (actual: string, expected: string) => boolean;

/** True if the visual editor of the content service has signed the address with this token. `now`: milliseconds since 1970. */
export type IsSignedByEditor = (search: URLSearchParams, token: string, now: number) => boolean;

/** A list of options for editors. */
export type Datasource = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly dimensions: readonly { readonly id: number; readonly name: string; readonly entry_value: string }[];
  readonly entries: readonly DatasourceEntry[];
};

/** `inDimensions`: values by `entry_value` of the dimension. */
export type DatasourceEntry = {
  readonly id: number;
  readonly name: string;
  readonly value: string;
  readonly inDimensions: Readonly<Record<string, string>>;
};

/** Stories are published ones, or include drafts, as the files have them; in the order of the space. */
export type DeliverableContent = {
  readonly stories: readonly RawStory[];
  /** Fields that refer to stories, as `component.field`; requests for other ones are ignored. */
  readonly relations: readonly string[];
  /** Folders with the stories about locations: `concessions`. */
  readonly locationFolders: readonly string[];
  readonly datasources: readonly Datasource[];
  /** Time of the last change in seconds since 1970: the API's `cv`. */
  readonly version: number;
  readonly space: { readonly id: number; readonly name: string; readonly domain: string };
};

/** Values of the `Total` and `Per-Page` headers. */
export type PageCounts = { readonly total: number; readonly perPage: number };

export type EndpointResult = { readonly body: Readonly<Record<string, unknown>>; readonly counts?: PageCounts };

/** `drafts` includes published content; null: no access. */
export type DeliveryAccess = "published" | "drafts" | null;

export type DeliveryRequest = {
  /** Decoded path after `/v2/cdn/`: `stories`, `stories/services/financement`, `spaces/me`. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly access: DeliveryAccess;
};

/** `cache`: `version` answers are cacheable while `cv` is current. */
export type DeliveryAnswer =
  | ({ readonly status: 200; readonly cache: "version" | "never" } & EndpointResult)
  /** Redirects to the same path with these parameters. */
  | { readonly status: 301; readonly parameters: URLSearchParams }
  | { readonly status: 401 | 404 | 422; readonly body: unknown };

/** Answers requests in the JSON of the content service's delivery API. */
export type AnswerDeliveryRequest = (
  request: DeliveryRequest,
  readContent: (query: { readonly draft: boolean }) => DeliverableContent,
) => DeliveryAnswer;
