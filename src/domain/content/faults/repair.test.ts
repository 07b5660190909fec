import { expect, test } from "vitest";
import { parseStory } from "../story.ts";

const parse = (section: unknown) => {
  const parsed = parseStory("essai", {
    name: "Essai",
    title: "Essai",
    updated_at: "2026-11-16",
    sections: [section, { component: "hero", title: "Titre" }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { value, problems } = parsed.value;
  return { sections: value.sections, problems: problems.map(({ field, message }) => `${field}: ${message}`) };
};

const fieldsOf = (problems: readonly string[]): readonly string[] =>
  problems.map((problem) => problem.split(":")[0] ?? "").toSorted((a, b) => (a < b ? -1 : 1));

const PICTURE = { src: "/media/a.webp", alt: "Une photo" };
const EMPTY = { id: null, alt: "", filename: "", fieldtype: "asset" };

test("drops the slide or picture without a picture, and reports it", () => {
  for (const [component, list] of [
    ["slider", "items"],
    ["image_gallery", "images"],
  ] as const) {
    const { sections, problems } = parse({
      component,
      [list]: [{ image: EMPTY }, { image: PICTURE }, { image: null }],
    });
    expect(sections[0]).toMatchObject({ component, [list]: [{ image: PICTURE }] });
    expect(problems.map((problem) => problem.split(":")[0])).toEqual([
      `sections.0.${list}.0.image`,
      `sections.0.${list}.2.image`,
    ]);
  }
});

test("drops the section whose only picture is empty, and no other", () => {
  for (const component of ["slider", "image_gallery", "image", "video"]) {
    const { sections, problems } = parse({
      component,
      image: EMPTY,
      items: [{ image: EMPTY }],
      images: [{ image: EMPTY }],
    });
    expect(sections.map((section) => section.component)).toEqual(["hero"]);
    expect(problems.length).toBeGreaterThan(0);
  }
});

test("leaves a picture without words, a button without its link, and drops a search without a label", () => {
  const { sections, problems } = parse({
    component: "hero",
    title: "Titre",
    image: { ...PICTURE, alt: " " },
    search: [{ label: "", hint: "Ford", submit: "Chercher" }],
    buttons: [
      { label: "Aller", link: "javascript:x" },
      { label: "Voir", link: "/stock" },
    ],
  });
  expect(sections[0]).toMatchObject({
    title: "Titre",
    image: { ...PICTURE, alt: "" },
    search: null,
    buttons: [{ label: "Aller", link: null }, { label: "Voir" }],
  });
  expect(problems).toEqual([
    "sections.0.image.alt: is missing",
    "sections.0.search.label: is missing",
    "sections.0.buttons.0.link: must be a path of the site, http(s), mailto or tel",
  ]);
});

test("drops a fourth button, an item of a list that is none, and cuts what is too long", () => {
  const button = { label: "Voir", link: "/stock" };
  const { sections, problems } = parse({
    component: "hero",
    title: `${"x".repeat(299)} y z`,
    eyebrow: { text: "no" },
    buttons: [button, button, button, { ...button, label: "Quatre" }],
  });
  expect(sections[0]).toMatchObject({ title: `${"x".repeat(299)}…`, eyebrow: null, buttons: [button, button, button] });
  expect(fieldsOf(problems)).toEqual(["sections.0.buttons", "sections.0.eyebrow", "sections.0.title"]);
  expect(parse({ component: "locations", locations: ["Bertrange!", "esch"] }).sections[0]).toMatchObject({
    title: null,
    locations: ["esch"],
  });
});

test("leaves out what is wrong and what is too much of one list, and reports both", () => {
  const button = (label: unknown, variant = "primary") => ({ label, link: "/stock", variant });
  const buttonsOf = (...buttons: readonly unknown[]) => {
    const { sections, problems } = parse({ component: "call_to_action", title: "Titre", buttons });
    const [section] = sections;
    const shown = section?.component === "call_to_action" ? section.buttons.map(({ label }) => label) : [];
    return [shown, fieldsOf(problems)];
  };
  expect(buttonsOf(button("A"), button("B", "wrong"), button("C"), button("D"))).toEqual([
    ["A", "B", "C"],
    ["sections.0.buttons", "sections.0.buttons.1.variant"],
  ]);
  expect(buttonsOf(button("A"), button({}), button("C"), button("D"), button("E"))).toEqual([
    ["A", "C"],
    ["sections.0.buttons", "sections.0.buttons.1.label"],
  ]);
  expect(buttonsOf(button("A"), button("B"), button("C"), button({}), button("E"))).toEqual([
    ["A", "B", "C"],
    ["sections.0.buttons"],
  ]);
});

test("keeps a list with a minimum that has a wrong entry and too many", () => {
  const step = (title: unknown) => ({ title, text: "Texte." });
  const items = [step("1"), step(5), ...["3", "4", "5", "6", "7", "8", "9"].map(step)];
  const { sections, problems } = parse({ component: "steps", title: "Étapes", items });
  const [section] = sections;
  expect(section?.component === "steps" ? section.items.map(({ title }) => title) : []).toEqual([
    "1",
    null,
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
  ]);
  expect(fieldsOf(problems)).toEqual(["sections.0.items", "sections.0.items.1.title"]);
});

test("fits the rows of a table and empties its invalid cells", () => {
  const { sections, problems } = parse({
    component: "table",
    head: ["Prestation", "Prix"],
    rows: [["Roues"], ["Stockage", "69", "de trop"], [{ a: 1 }, 39]],
  });
  expect(sections[0]).toMatchObject({
    caption: null,
    rows: [
      ["Roues", ""],
      ["Stockage", "69"],
      ["", ""],
    ],
  });
  expect(fieldsOf(problems)).toEqual([
    "sections.0.caption",
    "sections.0.rows.0",
    "sections.0.rows.1",
    "sections.0.rows.2.0",
    "sections.0.rows.2.1",
  ]);
});
