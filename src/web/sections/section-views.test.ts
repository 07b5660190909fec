import { expect, test } from "vitest";
import { SECTION_SCHEMAS, type Section } from "#domain/content/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { exampleCard } from "../vehicle/card/vehicle-card.examples.tsx";
import type { LiveContent } from "./elements/live-content.ts";
import { createFakeLiveContent } from "../../../tests/fakes/live-content.ts";
import { buildSectionViews } from "./section-views.server.ts";

const live = (counts: Readonly<Record<string, number>>): LiveContent => {
  const paths = createPaths(FRENCH_SEGMENTS);
  const count: LiveContent["count"] = (query) => counts[paths.stock(query)] ?? 0;
  return createFakeLiveContent({
    paths,
    count,
    cards: async (query, limit) => Array.from({ length: Math.min(count(query), limit) }, () => exampleCard),
  });
};

const section = (value: { readonly component: keyof typeof SECTION_SCHEMAS }): Section =>
  SECTION_SCHEMAS[value.component].parse(value);

const intents = section({
  component: "intents",
  title: "Envies",
  items: [
    { label: "Électrique", query: "fuel=electric" },
    { label: "Hydrogène", query: "fuel=hydrogen" },
  ],
} as never);

const teaser = section({
  component: "stock_teaser",
  title: "Arrivages",
  query: "fuel=electric",
  limit: 2,
  link_label: "Tout voir",
} as never);

test("links an intent with its count and leaves out intents without vehicles", async () => {
  const [view] = await buildSectionViews([intents], live({ "/stock?fuel=electric": 1112 }));
  expect(view).toMatchObject({
    items: [{ label: "Électrique", hint: null, icon: null, href: "/stock?fuel=electric", count: "1\u202f112" }],
  });
});

test("limits the cards of a teaser and links to all vehicles", async () => {
  const [view] = await buildSectionViews([teaser], live({ "/stock?fuel=electric": 9 }));
  expect(view).toMatchObject({ component: "stock_teaser", href: "/stock?fuel=electric", cards: [{}, {}] });
});

test("leaves out sections without live content and keeps the order of the others", async () => {
  const text = section({
    component: "call_to_action",
    title: "Parlons-en",
    buttons: [{ label: "Contact", link: "/contact" }],
  } as never);
  const views = await buildSectionViews([teaser, intents, text], live({}));
  expect(views.map(({ component }) => component)).toEqual(["call_to_action"]);
});

test("a page has the title of its first head; other heads are sections", async () => {
  const hero = (title: string) => section({ component: "hero", title } as never);
  const views = await buildSectionViews([hero("Un"), hero("Deux")], live({}));
  expect(views).toMatchObject([{ title: "Un" }, { title: "Deux", isSecondHead: true }]);
  expect(views[0]).not.toHaveProperty("isSecondHead");
});

test("builds a view again when the stock, the catalogue or the minute has changed", async () => {
  const sections = [section({ component: "hero", title: "Un" } as never)];
  const viewIn = async (content: LiveContent) => (await buildSectionViews(sections, content))[0];
  const before = createFakeLiveContent({ version: ["1"], count: () => 720 });
  expect(await viewIn(before)).toMatchObject({ stockCount: "720" });
  expect(await viewIn({ ...before, count: () => 0 })).toMatchObject({ stockCount: "720" });
  expect(await viewIn({ ...before, version: ["2"], count: () => 719 })).toMatchObject({ stockCount: "719" });
});
