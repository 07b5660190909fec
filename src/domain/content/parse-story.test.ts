import { expect, test } from "vitest";
import { parseShell, parseStory } from "./parse-story.ts";
import { sectionPositions, pathToSlug, storyPath } from "./story.ts";

const aTextSection = (href: string) => ({
  component: "text",
  text: {
    type: "doc",
    content: [
      { type: "paragraph", content: [{ type: "text", text: "Lire", marks: [{ type: "link", attrs: { href } }] }] },
    ],
  },
});

const storyInput = (...sections: readonly unknown[]) => ({
  name: "Essai",
  title: "Essai",
  updated_at: "2026-11-16T08:00:00+01:00",
  sections,
});

const parse = (...sections: readonly unknown[]) => {
  const parsed = parseStory("essai", storyInput(...sections));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

test("drops and reports an invalid section and returns the others", () => {
  const { value, problems } = parse(
    { component: "hero", title: "Bonjour" },
    { component: "call_to_action", title: "Ici", buttons: [{ label: "Aller", link: "/", variant: "loud" }] },
    aTextSection("/stock"),
  );
  expect(value.sections.map(({ component }) => component)).toEqual(["hero", "text"]);
  expect(problems).toMatchObject([{ story: "essai", field: "sections.1.buttons.0.variant" }]);
});

test("returns source positions of valid and dropped sections, and reports missing fields", () => {
  const { value } = parse(
    { component: "carousel" },
    { component: "hero", title: "Bonjour" },
    { component: "hero" },
    {},
  );
  expect(sectionPositions(value)).toEqual([1]);
  expect(value.dropped.map(({ position, component }) => [position, component])).toEqual([
    [0, "carousel"],
    [2, "hero"],
    [3, null],
  ]);
  expect(value.dropped[1]?.problems).toEqual([{ story: "essai", field: "sections.2.title", message: "is missing" }]);
});

test("reports unknown sections, even those named like object members", () => {
  const { value, problems } = parse({ component: "carousel" }, { component: "constructor" }, "text");
  expect(value.sections).toEqual([]);
  expect(problems.map(({ field }) => field)).toEqual([0, 1, 2].map((index) => `sections.${index}.component`));
});

test("removes and reports an unsafe link in a text; on a button it drops the section", () => {
  const { value, problems } = parse(aTextSection("javascript:alert(1)"), {
    component: "call_to_action",
    title: "Ici",
    buttons: [{ label: "Aller", link: "javascript:alert(1)" }],
  });
  expect(value.sections).toHaveLength(1);
  expect(JSON.stringify(value.sections)).not.toContain("javascript");
  expect(problems).toMatchObject([
    {
      field: "sections.0.text.content.0.content.0.marks.0.attrs.href",
      message: 'the link "javascript:alert(1)" was dropped',
    },
    { field: "sections.1.buttons.0.link" },
  ]);
});

test("reports unknown stock queries", () => {
  const teaser = (query: string) => ({ component: "stock_teaser", title: "Ici", link_label: "Tout", query });
  const { value, problems } = parse(
    teaser("fuel=electric&range-min=400"),
    teaser("carburant=electrique"),
    teaser("seats=40"),
  );
  expect(value.sections).toMatchObject([{ query: { values: { fuel: ["electric"] } } }]);
  expect(problems.map(({ field }) => field)).toEqual(["sections.1.query", "sections.2.query"]);
});

test("applies button defaults and treats empty texts as missing", () => {
  const { value } = parse({
    component: "hero",
    title: "Titre",
    eyebrow: "  ",
    buttons: [{ label: "Voir", link: "/stock" }],
  });
  expect(value.sections[0]).toMatchObject({
    eyebrow: null,
    buttons: [{ icon_position: "start", size: "medium", variant: "primary", full_width: false, plugins: [] }],
  });
});

test("fails for a story without a title", () => {
  expect(parseStory("essai", { ...storyInput(), title: "" })).toMatchObject({
    ok: false,
    error: [{ story: "essai", field: "title" }],
  });
});

test("fails for a shell with any invalid field", () => {
  const shell = {
    navigation: [
      { label: "Stock", link: "/stock" },
      { label: "Plus", items: [{ label: "FAQ", link: "/faq" }] },
    ],
    footer: { columns: [], legal_links: [], legal_text: "Alzette Automobiles" },
  };
  expect(parseShell(shell)).toMatchObject({ ok: true, value: { top_bar: null, action: null } });
  expect(parseShell({ ...shell, navigation: [{ label: "Stock", link: "javascript:x" }] })).toMatchObject({ ok: false });
});

test.each([
  ["home", "/"],
  ["faq", "/faq"],
  ["services/financement", "/services/financement"],
])("maps the story %s to the path %s", (slug, path) => {
  expect(storyPath(slug)).toBe(path);
  expect(pathToSlug(path)).toBe(slug);
});

test("the home page has a second path", () => {
  expect(pathToSlug("/home-page")).toBe("home");
});
