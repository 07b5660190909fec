import StoryblokClient from "storyblok-js-client";
import type { RawStory } from "#domain/content/index.ts";
import { guardedFetch } from "./guarded-fetch.ts";

export type ServiceOptions = {
  /** Address of the delivery API up to its version: `https://api.storyblok.com/v2`. */
  readonly url: string;
  readonly token: string;
  /** Requests a second; an oauth token is allowed fewer. */
  readonly perSecond?: 5 | 3;
  readonly fetch?: typeof fetch;
  /** Milliseconds for one answer. */
  readonly within?: number;
};

/** What is asked of the content service. Every question fails with an `Error` that says what was answered. */
export type ContentService = {
  /** The number of the published content; it changes with every publication. */
  readonly version: () => Promise<number>;
  /** Every published story of that version. */
  readonly published: (version: number) => Promise<readonly RawStory[]>;
  /** A story as its editors have it now; null where there is none. */
  readonly draft: (slug: string) => Promise<RawStory | null>;
  readonly drafts: () => Promise<readonly RawStory[]>;
};

// Of the specification: 25 stories a page, a refusal is tried again after 300 ms and at most 10 times.
const [PAGE_SIZE, RETRY_AFTER_MS, MOST_RETRIES] = [25, 300, 10];

type Rejection = { readonly message?: unknown; readonly status?: unknown };

/** The client rejects with plain objects. */
const asError = (thrown: unknown): Error => {
  if (thrown instanceof Error) return thrown;
  const { message, status } = (thrown ?? {}) as Rejection;
  const words = message instanceof Error ? message.message : message;
  const told = typeof words === "string" ? words : "answered nothing that can be used";
  return new Error(typeof status === "number" ? `${told} (${status})` : told);
};

const isMissing = (thrown: unknown): boolean =>
  typeof thrown === "object" && thrown !== null && "status" in thrown && thrown.status === 404;

/** The service's own client within its limits; links to stories come with their present address. */
export const createContentService = ({ url, token, perSecond = 5, ...options }: ServiceOptions): ContentService => {
  const client = new StoryblokClient({
    accessToken: token,
    endpoint: url,
    rateLimit: perSecond,
    maxRetries: MOST_RETRIES,
    retriesDelay: RETRY_AFTER_MS,
    cache: { type: "none", clear: "manual" },
    fetch: guardedFetch(options.fetch ?? fetch, options.within),
  });
  const all = async (params: {
    readonly version: "published" | "draft";
    readonly cv?: number;
  }): Promise<readonly RawStory[]> => {
    const stories: unknown = await client
      .getAll("cdn/stories", { ...params, per_page: PAGE_SIZE, resolve_links: "url" })
      .catch((thrown: unknown) => Promise.reject(asError(thrown)));
    if (!Array.isArray(stories)) throw new Error("answered no list of stories");
    return stories as RawStory[];
  };
  return {
    async version() {
      const answer = await client.get("cdn/spaces/me", {}).catch((thrown: unknown) => Promise.reject(asError(thrown)));
      const version: unknown = answer.data?.space?.version;
      if (typeof version !== "number") throw new Error("answered no version of its space");
      return version;
    },
    published: (version) => all({ version: "published", cv: version }),
    drafts: () => all({ version: "draft" }),
    async draft(slug) {
      try {
        const answer = await client.getStory(slug, { version: "draft", resolve_links: "url" });
        return answer.data.story as unknown as RawStory;
      } catch (thrown) {
        if (isMissing(thrown)) return null;
        throw asError(thrown);
      }
    },
  };
};
