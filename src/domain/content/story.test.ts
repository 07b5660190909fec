import { expect, test } from "vitest";
import { parseShell, parseStory } from "./story.ts";
import { pathToSlug, storyPath } from "./links.ts";

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

test("replaces a wrong variant and drops what is no section, and returns the rest", () => {
  const { value, problems } = parse(
    { component: "hero", title: "Bonjour" },
    { component: "call_to_action", title: "Ici", buttons: [{ label: "Aller", link: "/", variant: "loud" }] },
    { component: "carousel" },
    aTextSection("/stock"),
  );
  expect(value.sections).toMatchObject([
    { component: "hero" },
    { component: "call_to_action", buttons: [{ label: "Aller", variant: "secondary" }] },
    { component: "text" },
  ]);
  expect(problems).toMatchObject([
    { story: "essai", field: "sections.1.buttons.0.variant", fault: { code: "variant", detail: "loud" } },
    { story: "essai", field: "sections.2.component", fault: { code: "section", detail: "carousel" } },
  ]);
});

test("returns source fields of visible and dropped sections, and gives a head without a title that of the page", () => {
  const { value } = parse(
    { component: "carousel" },
    { component: "hero", title: "Bonjour" },
    { component: "hero" },
    { component: "image", image: 5 },
    {},
  );
  expect(value.sections).toMatchObject([{ title: "Bonjour" }, { title: "Essai" }]);
  expect(value.sectionFields).toEqual(["sections.1", "sections.2"]);
  expect(value.dropped).toEqual([
    { field: "sections.0", index: 0, component: "carousel" },
    { field: "sections.3", index: 2, component: "image" },
    { field: "sections.4", index: 2, component: null },
  ]);
  expect(value.faults[1]).toEqual({
    story: "essai",
    field: "sections.2.title",
    lost: "sections.2.title",
    message: "is missing",
    fault: { code: "missing", detail: "" },
  });
});

test("reports unknown sections, even those named like object members", () => {
  const { value, problems } = parse({ component: "carousel" }, { component: "constructor" }, "text");
  expect(value.sections).toEqual([]);
  expect(problems.map(({ field }) => field)).toEqual([0, 1, 2].map((index) => `sections.${index}.component`));
});

test("removes and reports an unsafe link in a text and on a button, whose words stay", () => {
  const { value, problems } = parse(aTextSection("javascript:alert(1)"), {
    component: "call_to_action",
    title: "Ici",
    buttons: [{ label: "Aller", link: "javascript:alert(1)" }],
  });
  expect(value.sections).toMatchObject([{ component: "text" }, { buttons: [{ label: "Aller", link: null }] }]);
  expect(JSON.stringify(value.sections)).not.toContain("javascript");
  expect(problems).toMatchObject([
    {
      field: "sections.0.text.content.0.content.0.marks.0.attrs.href",
      message: 'the link "javascript:alert(1)" was dropped',
    },
    { field: "sections.1.buttons.0.link" },
  ]);
});

test("reports unknown parts of a stock query and keeps the others", () => {
  const teaser = (query: string) => ({ component: "stock_teaser", title: "Ici", link_label: "Tout", query });
  const { value, problems } = parse(
    teaser("fuel=electric&range-min=400"),
    teaser("carburant=electrique"),
    teaser("fuel=electric&seats=40"),
  );
  expect(value.sections).toMatchObject([
    { query: { values: { fuel: ["electric"] } } },
    { query: { values: {} } },
    { query: { values: { fuel: ["electric"] } } },
  ]);
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

test("replaces a missing name, title and date of a story, and reports them", () => {
  const parsed = parseStory("essai/deux", { title: " ", updated_at: "hier", sections: null });
  expect(parsed).toMatchObject({
    ok: true,
    value: { value: { name: "essai/deux", title: "essai/deux", updated_at: "1970-01-01T00:00:00.000Z", sections: [] } },
  });
  expect(parsed.ok && parsed.value.problems.map(({ field }) => field)).toEqual(["name", "title", "updated_at"]);
  expect(parseStory("essai", "texte")).toMatchObject({ ok: false });
});

test("drops the invalid links of a shell, and an invalid entry of a menu", () => {
  const shell = {
    navigation: [
      { label: "Stock", link: "/stock" },
      { label: "Plus", items: [{ label: "FAQ", link: "/faq" }] },
    ],
    footer: { columns: [], legal_links: [], legal_text: "Alzette Automobiles" },
  };
  expect(parseShell(shell)).toMatchObject({ value: { top_bar: null, action: null }, problems: [] });
  const items = [
    { label: "FAQ", link: "/faq" },
    { label: "Non", link: "javascript:x" },
  ];
  const { value, problems } = parseShell({
    ...shell,
    navigation: [
      { label: "Stock", link: "javascript:x" },
      { label: "Plus", items },
    ],
    footer: { legal_text: 5 },
  });
  expect(value).toMatchObject({
    navigation: [{ label: "Plus", items: [{ label: "FAQ" }] }],
    footer: { legal_text: "", columns: [] },
  });
  expect(problems.map(({ field }) => field)).toEqual([
    "navigation.0.link",
    "navigation.1.items.1.link",
    "footer.legal_text",
  ]);
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
