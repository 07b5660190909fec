import fc from "fast-check";
import { rawStoryOf, type RawStory } from "../content/index.ts";
import type { DeliverableContent } from "./content.ts";

const word = fc.constantFrom("", "a", "ab", "Bac", "10", "9", "-3.5", "2026-01-02", "true", "false", "é*", "a,b");

const value = fc.oneof(
  word,
  fc.constantFrom(null, true, false, 0, 7, 12.5, []),
  fc.array(word, { maxLength: 3 }),
  fc.record({ text: word }),
);

const slug = fc
  .array(fc.constantFrom("a", "ab", "b", "news", "c"), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join("/"));

/** Stories as the files would hold them: different slugs, three fields of any kind that may be missing, tags, days. */
export const anyStories: fc.Arbitrary<readonly RawStory[]> = fc
  .uniqueArray(
    fc.record({
      slug,
      fields: fc.record(
        {
          x: value,
          y: value,
          tags: fc.uniqueArray(fc.constantFrom("red", "blue", "green")),
          updated_at: fc.constantFrom("2026-01-01T00:00:00Z", "2026-02-02T12:30:00Z", "2026-03-03T00:00:00+01:00"),
        },
        { requiredKeys: [] },
      ),
      published: fc.boolean(),
    }),
    { selector: (story) => story.slug, maxLength: 30 },
  )
  .map((stories) =>
    stories.map(({ slug: fullSlug, fields, published }, index) => rawStoryOf(fullSlug, fields, index, published)),
  );

/** Those stories as content that can be delivered. */
export const contentOf = (stories: readonly RawStory[]): DeliverableContent => ({
  stories,
  datasources: [],
  version: 1_790_000_000,
  space: { id: 1, name: "Test", domain: "https://example.org/" },
});
