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

const FORD = [{ slug: "ford", in_group: true }];
const brands = () => FORD;

it("serves the overview of locations under the segment of the market", async () => {
  const content = withMarketAddresses(contentOf("concessions", "concessions/arlon", "faq"), {
    segments: DEFAULT_SEGMENTS,
    brands,
  });
  expect(await content.story("locations")).toMatchObject({ slug: "locations", name: "concessions" });
  expect((await content.stories()).map(({ slug }) => slug)).toEqual(["locations", "locations/arlon", "faq"]);
  expect(await content.story("locations/arlon")).toMatchObject({ slug: "locations/arlon", name: "concessions/arlon" });
  expect(await content.story("faq")).toMatchObject({ slug: "faq" });
  expect(await content.story("missing")).toBeNull();
});

it("leaves the address where it is the market's, or where a story has it already", async () => {
  const french = withMarketAddresses(contentOf("concessions"), { segments: FRENCH_SEGMENTS, brands });
  expect(await french.story("concessions")).toMatchObject({ slug: "concessions" });
  expect(await french.story("locations")).toBeNull();
  const both = withMarketAddresses(contentOf("locations"), { segments: DEFAULT_SEGMENTS, brands });
  expect(await both.story("locations")).toMatchObject({ slug: "locations", name: "locations" });
});

it("links to the addresses of the market, in stories and in the shell", async () => {
  const sections = [
    { component: "hero", link: "/stock/comparer?ids=1.2#liste", label: "/stock/comparer" },
    {
      component: "text",
      body: { content: [{ attrs: { href: "/ford/models/puma" } }, { attrs: { href: "//x/stock" } }] },
    },
  ];
  const source: ContentSource = {
    story: async () => ({ slug: "faq", sections }) as unknown as Story,
    stories: async () => [],
    shell: async () => ({ header: { url: "/concessions" } }) as never,
  };
  const segments = { ...DEFAULT_SEGMENTS, locations: "vestigingen", models: "modellen" };
  const content = withMarketAddresses(source, { segments, brands });
  expect(await content.story("faq")).toMatchObject({
    sections: [
      { link: "/stock/compare?ids=1.2#liste", label: "/stock/comparer" },
      { body: { content: [{ attrs: { href: "/ford/modellen/puma" } }, { attrs: { href: "//x/stock" } }] } },
    ],
  });
  expect(await content.shell()).toMatchObject({ header: { url: "/vestigingen" } });
});

it("maps a story once, and again when a brand gets its pages", async () => {
  const story = { slug: "faq", sections: [{ link: "/kia/models/ev3" }] } as unknown as Story;
  const source: ContentSource = { ...contentOf(), story: async () => story };
  let current = FORD;
  const segments = { ...DEFAULT_SEGMENTS, models: "modellen" };
  const content = withMarketAddresses(source, { segments, brands: () => current });
  const before = await content.story("faq");
  expect(before).toMatchObject({ sections: [{ link: "/kia/models/ev3" }] });
  expect(await content.story("faq")).toBe(before);
  current = [...FORD, { slug: "kia", in_group: true }];
  expect(await content.story("faq")).toMatchObject({ sections: [{ link: "/kia/modellen/ev3" }] });
});
