import { expect, it } from "vitest";
import type { Story } from "#domain/content/index.ts";
import { DEFAULT_SEGMENTS, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { withMarketAddresses } from "./market-content.ts";
import type { ContentSource } from "./ports.ts";

const contentOf = (...slugs: readonly string[]): ContentSource => {
  const stories = slugs.map((slug) => ({ slug, name: slug }) as Story);
  return {
    story: async (slug) => stories.find((story) => story.slug === slug) ?? null,
    stories: async () => stories,
    shell: () => Promise.reject(new Error("not needed")),
  };
};

it("serves the overview of locations under the segment of the market", async () => {
  const content = withMarketAddresses(contentOf("concessions", "concessions/arlon", "faq"), DEFAULT_SEGMENTS);
  expect(await content.story("locations")).toMatchObject({ slug: "locations", name: "concessions" });
  expect((await content.stories()).map(({ slug }) => slug)).toEqual(["locations", "locations/arlon", "faq"]);
  expect(await content.story("locations/arlon")).toMatchObject({ slug: "locations/arlon", name: "concessions/arlon" });
  expect(await content.story("faq")).toMatchObject({ slug: "faq" });
  expect(await content.story("missing")).toBeNull();
});

it("leaves the address where it is the market's, or where a story has it already", async () => {
  const french = withMarketAddresses(contentOf("concessions"), FRENCH_SEGMENTS);
  expect(await french.story("concessions")).toMatchObject({ slug: "concessions" });
  expect(await french.story("locations")).toBeNull();
  const both = withMarketAddresses(contentOf("locations"), DEFAULT_SEGMENTS);
  expect(await both.story("locations")).toMatchObject({ slug: "locations", name: "locations" });
});
