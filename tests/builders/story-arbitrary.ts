import fc from "fast-check";
import { toRawStory, type RawStory } from "../../src/domain/content/index.ts";
import type { DeliverableContent } from "#application/content/ports.ts";

const wordArbitrary = fc.constantFrom(
  "",
  "a",
  "ab",
  "Bac",
  "10",
  "9",
  "-3.5",
  "2026-01-02",
  "true",
  "false",
  "é*",
  "a,b",
);

const valueArbitrary = fc.oneof(
  wordArbitrary,
  fc.constantFrom(null, true, false, 0, 7, 12.5, []),
  fc.array(wordArbitrary, { maxLength: 3 }),
  fc.record({ text: wordArbitrary }),
);

const slugArbitrary = fc
  .array(fc.constantFrom("a", "ab", "b", "news", "c"), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join("/"));

/** Stories with unique slugs, and optional fields `x` and `y` of any type, tags and dates. */
export const storiesArbitrary: fc.Arbitrary<readonly RawStory[]> = fc
  .uniqueArray(
    fc.record({
      slug: slugArbitrary,
      fields: fc.record(
        {
          x: valueArbitrary,
          y: valueArbitrary,
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
    stories.map(({ slug: fullSlug, fields, published }, index) => toRawStory(fullSlug, fields, index, published)),
  );

export const aDeliverableContent = (stories: readonly RawStory[]): DeliverableContent => ({
  stories,
  relations: [],
  locationFolders: [],
  datasources: [],
  version: 1_790_000_000,
  space: { id: 1, name: "Test", domain: "https://example.org/" },
});
