import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseStory, SECTION_SCHEMAS } from "#domain/content/index.ts";
import { createFakeLiveContent } from "../../../tests/fakes/live-content.ts";
import { Main } from "../features/page/index.ts";
import { SectionFrame } from "./elements/section-frame.tsx";
import { buildSectionViews, type SectionViewBuilder } from "./section-views.server.ts";
import type { SectionComponents } from "./section-component.ts";
import { Sections } from "./sections.tsx";

const schema = z.object({ component: z.literal("stock_counter"), title: z.string().max(40), unit: z.string() });

type CounterSection = z.infer<typeof schema>;
type CounterView = CounterSection & { readonly count: number };

const counterSection = {
  toView: (section: CounterSection, { count }: ReturnType<typeof createFakeLiveContent>): CounterView => ({
    ...section,
    count: count({ values: {} } as never),
  }),
  hasContent: ({ count }: CounterView) => count > 0,
} as unknown as SectionViewBuilder;

const Counter = ({ view }: { readonly view: CounterView }) => (
  <SectionFrame title={view.title}>
    <p>
      {view.count} {view.unit}
    </p>
  </SectionFrame>
);

const SCHEMAS = { ...SECTION_SCHEMAS, stock_counter: schema };
const BUILDERS = { stock_counter: counterSection };
const COMPONENTS = { stock_counter: Counter } as unknown as SectionComponents;

const parse = (section: object) =>
  parseStory(
    "compteur",
    {
      name: "Compteur",
      title: "Compteur",
      updated_at: "2026-11-01T08:00:00Z",
      sections: [{ component: "stock_counter", ...section }],
    },
    SCHEMAS,
  );

const renderPage = async (section: object, count: number): Promise<string> => {
  const story = parse(section);
  if (!story.ok) throw new Error("unreadable story");
  const views = await buildSectionViews(
    story.value.value.sections,
    createFakeLiveContent({ count: () => count }),
    BUILDERS,
  );
  return renderToStaticMarkup(
    <Main>
      <Sections views={views} components={COMPONENTS} />
    </Main>,
  );
};

test("a section needs only its schema, its view and its component to appear on a page", async () => {
  const html = await renderPage({ title: "En stock", unit: "véhicules" }, 720);
  expect(html).toContain("<h2>En stock</h2>");
  expect(html).toContain("<p>720 véhicules</p>");
});

test("a new section is left out when its view has no content", async () => {
  expect(await renderPage({ title: "En stock", unit: "véhicules" }, 0)).not.toContain("En stock");
});

test("a new section's schema reports the field in error", () => {
  const story = parse({ title: "En stock" });
  expect(story.ok && story.value.problems.map(({ field }) => field)).toEqual(["sections.0.unit"]);
  expect(story.ok && story.value.value.dropped).toHaveLength(1);
});
