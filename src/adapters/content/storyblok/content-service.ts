import StoryblokClient from "storyblok-js-client";
import { mapTexts, type RawStory, STORY_RELATIONS } from "#domain/content/index.ts";
import type { HttpTransport } from "../../platform/http/transport.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { isRecord } from "#domain/shared/index.ts";

type ContentServiceOptions = {
  /** URL of the delivery API up to its version: `https://api.storyblok.com/v2`. */
  readonly url: string;
  readonly token: string;
  /** Sent as a header; the service then allows 3 requests a second in place of 5. */
  readonly oauthToken?: string | null;
  /** Locale of the site, `fr-LU`: a space with a translation for it is read in that language. */
  readonly locale?: string;
  /** Address of the site: files there are its own. */
  readonly siteUrl?: string;
  /** Called with the address of a story that is left out because it is nested too deeply. */
  readonly onTooDeep?: (story: string) => void;
  /** By default HTTP. */
  readonly transport?: HttpTransport;
  readonly timeoutMs?: number;
};

/** `version` changes with every publication; `language`: the translation that is read, null: the default language. */
type SpaceVersion = { readonly version: number; readonly language: string | null };

/** Every method rejects with an `Error` that describes the response. */
export type StoryblokService = {
  readonly space: () => Promise<SpaceVersion>;
  readonly published: (version: number) => Promise<readonly RawStory[]>;
  /** Every published story without its sections. */
  readonly outlines: (version: number) => Promise<readonly RawStory[]>;
  readonly publishedByUuids: (version: number, uuids: readonly string[]) => Promise<readonly RawStory[]>;
  /** The current draft of a story; null when there is none. */
  readonly draft: (slug: string) => Promise<RawStory | null>;
  /** The current drafts of all stories whose slug begins with the prefix. */
  readonly drafts: (prefix: string) => Promise<readonly RawStory[]>;
};

// From the API specification: 25 stories per page; a 429 is retried after 300 ms, at most 10 times; 50 uuids at once.
const [PAGE_SIZE, RETRY_AFTER_MS, MAX_RETRIES, UUID_BATCH] = [25, 300, 10, 50];

const RATE_LIMITS = { public: 5, oauth: 3 } as const;

/** Content fields that an outline leaves out. */
const SECTION_FIELDS = "body";

/** The related stories of related stories as well. */
const RESOLVED = { resolve_links: "url", resolve_relations: STORY_RELATIONS.join(","), resolve_level: 2 } as const;

/** The client rejects with plain objects. */
const toError = (thrown: unknown): Error => {
  if (thrown instanceof Error) return thrown;
  const { message, status } = (thrown ?? {}) as { readonly message?: unknown; readonly status?: unknown };
  const reason = message instanceof Error ? message.message : message;
  const text = typeof reason === "string" ? reason : "answered nothing that can be used";
  return new Error(typeof status === "number" ? `${text} (${status})` : text);
};

const isMissing = (thrown: unknown): boolean =>
  typeof thrown === "object" && thrown !== null && "status" in thrown && thrown.status === 404;

const rejectWithError = (thrown: unknown): Promise<never> => Promise.reject(toError(thrown));

const createClient = ({ url, token, oauthToken = null, ...options }: ContentServiceOptions): StoryblokClient =>
  new StoryblokClient({
    accessToken: token,
    ...(oauthToken === null ? {} : { oauthToken }),
    endpoint: url,
    rateLimit: oauthToken === null ? RATE_LIMITS.public : RATE_LIMITS.oauth,
    maxRetries: MAX_RETRIES,
    retriesDelay: RETRY_AFTER_MS,
    cache: { type: "none", clear: "manual" },
    fetch: createGuardedFetch(options.transport, options.onTooDeep ?? (() => undefined), options.timeoutMs),
  });

const toBatches = (uuids: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(uuids.length / UUID_BATCH) }, (_, index) =>
    uuids.slice(index * UUID_BATCH, (index + 1) * UUID_BATCH).join(","),
  );

type ListParams = Readonly<Record<string, string | number>> & { readonly version: "published" | "draft" };

/**
 * Replaces the addresses of the site's own files by their paths: stories that came from the site's delivery API name its
 * files as other hosts need it. `siteUrl`: without a path.
 */
export const withOwnFiles = <T>(story: T, siteUrl: string): T => {
  const prefix = `${siteUrl}/media/`;
  return mapTexts(story, (text) => (text.startsWith(prefix) ? text.slice(siteUrl.length) : text));
};

/**
 * The translation of a space to request for a locale such as `fr-LU`; null: its default language. `codes`: the
 * languages into which the space translates.
 */
const chooseLanguage = (codes: readonly string[], locale: string): string | null => {
  const wanted = locale.toLowerCase();
  return [wanted, wanted.split("-")[0]].find((code) => code !== undefined && codes.includes(code)) ?? null;
};

const LINK_FIELDS: ReadonlySet<string> = new Set(["cached_url", "full_slug", "url"]);

const withoutPrefix = (path: unknown, prefix: string): unknown =>
  typeof path === "string" && path.replace(/^\//, "").startsWith(prefix)
    ? path.replace(/^\//, "").slice(prefix.length)
    : path;

const withoutPrefixInLinks = (value: unknown, prefix: string): unknown => {
  if (Array.isArray(value)) return value.map((child) => withoutPrefixInLinks(child, prefix));
  if (!isRecord(value)) return value;
  const isLink = value["linktype"] === "story" || "full_slug" in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      isLink && LINK_FIELDS.has(name) ? withoutPrefix(child, prefix) : withoutPrefixInLinks(child, prefix),
    ]),
  );
};

/** Removes the language that the service puts before the slugs of a translated story and of its links (`fr/contact`). */
const withoutLanguagePrefix = (story: RawStory, language: string | null): RawStory =>
  language === null ? story : (withoutPrefixInLinks(story, `${language}/`) as RawStory);

/** Wraps the official client with its limits. Links to stories are resolved to their current URL. */
export const createContentService = (options: ContentServiceOptions): StoryblokService => {
  const client = createClient(options);
  let space: Promise<SpaceVersion> | null = null;
  const readSpace = async (): Promise<SpaceVersion> => {
    const { data } = await client.get("cdn/spaces/me", {}).catch(rejectWithError);
    const { version, language_codes: codes }: { version?: unknown; language_codes?: unknown } = data?.space ?? {};
    if (typeof version !== "number") throw new Error("answered no version of its space");
    return { version, language: Array.isArray(codes) ? chooseLanguage(codes, options.locale ?? "") : null };
  };
  const requestSpace = (): Promise<SpaceVersion> => {
    const request = readSpace();
    space = request.catch((error: unknown) => {
      space = null;
      throw error;
    });
    return space;
  };
  /** Language of the space's last response. */
  const language = async (): Promise<string | null> => (await (space ?? requestSpace())).language;
  const toOwnStory = (story: RawStory, code: string | null): RawStory => {
    const own = withoutLanguagePrefix(story, code);
    return options.siteUrl === undefined ? own : withOwnFiles(own, options.siteUrl);
  };
  const list = async (params: ListParams, perPage = PAGE_SIZE): Promise<readonly RawStory[]> => {
    const code = await language();
    const translated = code === null ? params : { ...params, language: code };
    const stories: unknown = await client
      .getAll("cdn/stories", { ...translated, per_page: perPage })
      .catch(rejectWithError);
    if (!Array.isArray(stories)) throw new Error("answered no list of stories");
    return (stories as RawStory[]).map((story) => toOwnStory(story, code));
  };
  return {
    space: requestSpace,
    published: (version) => list({ version: "published", cv: version, ...RESOLVED }),
    outlines: (version) => list({ version: "published", cv: version, excluding_fields: SECTION_FIELDS }),
    async publishedByUuids(version, uuids) {
      const batches = toBatches(uuids).map((by_uuids) =>
        list({ version: "published", cv: version, by_uuids, ...RESOLVED }, UUID_BATCH),
      );
      return (await Promise.all(batches)).flat();
    },
    drafts: (prefix) => list({ version: "draft", ...(prefix === "" ? {} : { starts_with: prefix }), ...RESOLVED }),
    async draft(slug) {
      const code = await language();
      try {
        const params = { version: "draft", ...(code === null ? {} : { language: code }), ...RESOLVED } as const;
        const response = await client.getStory(slug, params);
        return toOwnStory(response.data.story as unknown as RawStory, code);
      } catch (thrown) {
        if (isMissing(thrown)) return null;
        throw toError(thrown);
      }
    },
  };
};
