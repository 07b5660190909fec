import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { parseStory, SECTION_SCHEMAS, type Section, type Story } from "#domain/content/index.ts";
import type { Editing } from "#application/content/index.ts";
import { completeSection } from "../../../../tests/builders/complete-sections.ts";
import { type Field, type Fields, fieldsOf, type Path, withValue } from "../../../../tests/builders/content-fields.ts";
import { createFakeLiveContent } from "../../../../tests/fakes/live-content.ts";
import { createStoryblokContentSource } from "../../../adapters/content/storyblok/storyblok-content-source.ts";
import { ALL_SECTIONS } from "../../sections/all-sections.server.ts";
import { buildSectionViews } from "../../sections/section-views.server.ts";
import { createEditorContext, editedStory } from "./edited-story.server.ts";

/** Values that a field may hold by mistake. Where one is valid, it is not tried. */
const WRONG: Readonly<Record<string, unknown>> = {
  "a negative number": -7.5,
  "a truth value": true,
  signs: "?!",
  "an unsafe link": "javascript:alert(1)",
  "a block": { _uid: "1", component: "unknown", text: "x" },
  "a list of numbers": [1, 2],
  "a list of blocks": [{ component: "unknown" }, { component: "button" }],
  "a long text": "mot ".repeat(2_000),
  "no day of the calendar": "2026-02-31",
  "an unsafe link of the service": { linktype: "url", url: "javascript:alert(1)", cached_url: "", id: "" },
  "a deleted story": { linktype: "story", id: "4f8a91c2", url: "", cached_url: "", fieldtype: "multilink" },
  "a broken asset": { fieldtype: "asset", filename: "data:image/png;base64,x", alt: 5, focus: "x" },
  "a broken rich text": { type: "doc", content: "x" },
};

/** Fields without which nothing is left of a section: the section is that part. */
const ESSENTIAL: Readonly<Partial<Record<keyof typeof SECTION_SCHEMAS, readonly string[]>>> = {
  accordion: ["items"],
  cards: ["items"],
  downloads: ["items"],
  form: ["kind"],
  grid: ["items"],
  iframe: ["src"],
  image: ["image"],
  image_gallery: ["images"],
  intents: ["items"],
  lease_offers: ["kind"],
  location_teaser: ["location"],
  logos: ["items"],
  quote: ["text"],
  recruiting: ["src"],
  reviews: ["src"],
  slider: ["items"],
  steps: ["items"],
  table: ["head", "rows"],
  video: ["src"],
};

/** Fields without which the block they are in says nothing: a picture without a file, a button without a label. */
const BLOCKS = [
  "image.src",
  "poster.src",
  "buttons.label",
  "plugins.type",
  "link.label",
  "hero.search.label",
  "hero.search.hint",
  "hero.search.submit",
  "intents.items.label",
  "accordion.items.question",
  "accordion.items.answer",
  "image_gallery.images.image",
  "slider.items.image",
  "downloads.items.title",
  "logos.items.name",
];

const ENVELOPE = { name: "Essai", title: "Essai", updated_at: "2026-11-16T08:00:00Z" };
const AFTER = { component: "hero", title: "La suite" };

const parse = (section: unknown): Story => {
  const parsed = parseStory("essai", { ...ENVELOPE, sections: [section, AFTER] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.value;
};

type Change = { readonly path: string; readonly before: unknown; readonly after: unknown };

/** The paths at which two values differ; a list of another length differs as a whole. */
const changesBetween = (before: unknown, after: unknown, path = ""): readonly Change[] => {
  if (Object.is(before, after)) return [];
  const isBranch = (value: unknown): value is object => typeof value === "object" && value !== null;
  if (!isBranch(before) || !isBranch(after)) return [{ path, before, after }];
  const isList = Array.isArray(before);
  if (isList !== Array.isArray(after)) return [{ path, before, after }];
  if (isList && before.length !== (after as readonly unknown[]).length) return [{ path, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changesBetween((before as Fields)[key], (after as Fields)[key], path === "" ? key : `${path}.${key}`),
  );
};

const isWithin = (path: string, part: string): boolean => path === part || path.startsWith(`${part}.`);

const live = createFakeLiveContent();

const render = async (section: Section): Promise<string | null> => {
  const [view] = await buildSectionViews([section], live);
  if (view === undefined) return null;
  const { component: Component } = ALL_SECTIONS[view.component];
  const Page = createRoutesStub([{ path: "*", Component: () => <Component view={view} /> }]);
  return renderToStaticMarkup(<Page />);
};

const editing: Editing = {
  logRefusal: () => undefined,
  editorOf: () => "preview",
  problemsOf: () => [],
  sourceLocationOf: () => null,
  always: false,
};

const previewOf = async (story: Story): Promise<readonly { readonly field: string; readonly message: string }[]> => {
  const context = createEditorContext({ editing }, new URL("https://example.org/?preview=x"));
  const edited = await editedStory(
    { ...context, slug: "essai", story, placed: story.sections.map((section) => ({ section, source: section })) },
    live,
  );
  return [...(edited?.problems ?? []), ...(edited?.sections ?? []).flatMap(({ problems }) => problems)];
};

/** What the log says of a space with these sections, one story each. */
const logOf = async (sections: readonly unknown[]): Promise<readonly { story: string; field: string }[]> => {
  const logged: { story: string; field: string }[] = [];
  const stories = sections.map((section, index) => ({
    ...ENVELOPE,
    uuid: "",
    full_slug: `essai-${index}`,
    content: { component: "page", title: "Essai", body: [section] },
  }));
  await createStoryblokContentSource({
    service: {
      space: async () => ({ version: 1, language: null }),
      published: async () => stories,
      outlines: async () => [],
      publishedByUuids: async () => [],
      draft: async () => null,
      drafts: async () => [],
    } as never,
    store: { read: async () => null, write: async () => undefined },
    fallback: {} as never,
    group: null,
    log: { info: () => undefined, warn: (details) => logged.push(details as { story: string; field: string }) },
    onChange: () => undefined,
    onFailure: (reason) => {
      throw new Error(reason);
    },
  });
  return logged;
};

type Trial = { readonly path: Path; readonly wrong: string; readonly value: unknown };

const trialsOf = (fields: readonly Field[], section: unknown): readonly Trial[] =>
  fields.flatMap(({ path, schema }) =>
    Object.entries(WRONG)
      .filter(([, value]) => !schema.safeParse(value).success)
      .map(([wrong, value]) => ({ path, wrong, value: withValue(section, path, value) })),
  );

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], value);

/** A field without its indexes: "hero.buttons.label". */
const fieldName = (name: string, path: Path): string => [name, ...path.filter((key) => key !== 0)].join(".");

const isEssential = (name: string, [first]: Path): boolean =>
  ESSENTIAL[name as keyof typeof SECTION_SCHEMAS]?.includes(String(first)) ?? false;

/** What is wrong with what became of the rest of a section. */
const complaintsAbout = (
  name: string,
  { path }: Trial,
  story: Story,
  expected: Section | undefined,
): readonly string[] => {
  const [section] = story.sections;
  if (story.sections.length === 1) return isEssential(name, path) ? [] : ["the section was lost"];
  const field = path.join(".");
  const lost = story.faults.map((fault) => fault.lost.replace(/^sections\.0\.?/, ""));
  const isBlockLost = lost.some((part) => !isWithin(part, field));
  const mayCostBlock = BLOCKS.some((block) => fieldName(name, path).endsWith(block));
  // An item that is lost moves those behind it: its list has changed.
  const parts = [field, ...lost.map((part) => part.replace(/\.\d+$/, ""))];
  const others = changesBetween(expected, section).filter(
    (change) => !parts.some((part) => isWithin(change.path, part)),
  );
  return [
    ...(isBlockLost && !mayCostBlock ? [`more was lost: ${lost.join(", ")}`] : []),
    ...others.map((change) => `${change.path} has changed`),
  ];
};

describe.each(Object.entries(SECTION_SCHEMAS))("%s", (name, schema: z.ZodType) => {
  const example = completeSection(name);
  const { sections, faults } = parse(example);
  const [expected] = sections;
  const fields = fieldsOf(schema).filter(({ path }) => path.join() !== "component");
  const trials = trialsOf(fields, example);

  test("has an example with a value in each field", () => {
    expect(fields.filter(({ path }) => valueAt(example, path) === undefined).map(({ path }) => path)).toEqual([]);
    expect(faults).toEqual([]);
    expect(trials.length).toBeGreaterThan(20);
  });

  test("loses only the part that is wrong", () => {
    const complaints = trials.flatMap((trial) => {
      const story = parse(trial.value);
      const found = [
        ...(story.faults.length === 0 ? ["nothing was reported"] : []),
        ...(story.sections.at(-1)?.component === AFTER.component ? [] : ["the next section was lost"]),
        ...complaintsAbout(name, trial, story, expected),
      ];
      return found.map((complaint) => `${trial.path.join(".")}, ${trial.wrong}: ${complaint}`);
    });
    expect(complaints).toEqual([]);
  });

  test("is rendered without that part", async () => {
    const isVisible = (await render(expected as Section)) !== null;
    for (const { path, wrong, value } of trials) {
      const { sections: rest } = parse(value);
      for (const section of rest) {
        const html = await render(section);
        expect(html !== null, `${path.join(".")}, ${wrong}`).toBe(section.component === AFTER.component || isVisible);
      }
    }
  });

  test("names each loss in the preview, in French", async () => {
    for (const { path, wrong, value } of trials) {
      const story = parse(value);
      const shown = await previewOf(story);
      const label = `${path.join(".")}, ${wrong}`;
      for (const { field } of story.faults)
        expect(
          shown.map((one) => one.field),
          label,
        ).toContain(field);
      for (const { message } of shown) expect(message, label).not.toMatch(/\b(?:must|is|expected|invalid|the)\b/i);
    }
  });

  test("loses nothing without a line in the log", async () => {
    const logged = new Set((await logOf(trials.map(({ value }) => value))).map(({ story }) => story));
    expect(trials.filter((_, index) => !logged.has(`essai-${index}`)).map(({ path, wrong }) => [path, wrong])).toEqual(
      [],
    );
  });
});
