import StoryblokClient from "storyblok-js-client";
import type { RawStory } from "#domain/content/index.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";

export type ContentServiceOptions = {
  /** URL of the delivery API up to its version: `https://api.storyblok.com/v2`. */
  readonly url: string;
  readonly token: string;
  /** 3 for an OAuth token. */
  readonly requestsPerSecond?: 5 | 3;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
};

/** Every method rejects with an `Error` that describes the response. */
export type StoryblokService = {
  /** Changes with every publication. */
  readonly version: () => Promise<number>;
  readonly published: (version: number) => Promise<readonly RawStory[]>;
  /** The current draft of a story; null when there is none. */
  readonly draft: (slug: string) => Promise<RawStory | null>;
  readonly drafts: () => Promise<readonly RawStory[]>;
};

// From the API specification: 25 stories per page; a 429 is retried after 300 ms, at most 10 times.
const [PAGE_SIZE, RETRY_AFTER_MS, MAX_RETRIES] = [25, 300, 10];

type Rejection = { readonly message?: unknown; readonly status?: unknown };

/** The client rejects with plain objects. */
const toError = (thrown: unknown): Error => {
  if (thrown instanceof Error) return thrown;
  const { message, status } = (thrown ?? {}) as Rejection;
  const reason = message instanceof Error ? message.message : message;
  const text = typeof reason === "string" ? reason : "answered nothing that can be used";
  return new Error(typeof status === "number" ? `${text} (${status})` : text);
};

const isMissing = (thrown: unknown): boolean =>
  typeof thrown === "object" && thrown !== null && "status" in thrown && thrown.status === 404;

/** Wraps the official client with its limits. Links to stories are resolved to their current URL. */
export const createContentService = ({
  url,
  token,
  requestsPerSecond = 5,
  ...options
}: ContentServiceOptions): StoryblokService => {
  const client = new StoryblokClient({
    accessToken: token,
    endpoint: url,
    rateLimit: requestsPerSecond,
    maxRetries: MAX_RETRIES,
    retriesDelay: RETRY_AFTER_MS,
    cache: { type: "none", clear: "manual" },
    fetch: createGuardedFetch(options.fetch ?? fetch, options.timeoutMs),
  });
  const getAllStories = async (params: {
    readonly version: "published" | "draft";
    readonly cv?: number;
  }): Promise<readonly RawStory[]> => {
    const stories: unknown = await client
      .getAll("cdn/stories", { ...params, per_page: PAGE_SIZE, resolve_links: "url" })
      .catch((thrown: unknown) => Promise.reject(toError(thrown)));
    if (!Array.isArray(stories)) throw new Error("answered no list of stories");
    return stories as RawStory[];
  };
  return {
    async version() {
      const response = await client
        .get("cdn/spaces/me", {})
        .catch((thrown: unknown) => Promise.reject(toError(thrown)));
      const version: unknown = response.data?.space?.version;
      if (typeof version !== "number") throw new Error("answered no version of its space");
      return version;
    },
    published: (version) => getAllStories({ version: "published", cv: version }),
    drafts: () => getAllStories({ version: "draft" }),
    async draft(slug) {
      try {
        const response = await client.getStory(slug, { version: "draft", resolve_links: "url" });
        return response.data.story as unknown as RawStory;
      } catch (thrown) {
        if (isMissing(thrown)) return null;
        throw toError(thrown);
      }
    },
  };
};
