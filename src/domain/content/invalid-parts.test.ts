import { expect, test } from "vitest";
import { parseStory } from "./parse-story.ts";

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

test("drops the picture that does not say what it shows, the button that leads nowhere, the search without a word", () => {
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
  expect(sections[0]).toMatchObject({ title: "Titre", image: null, search: null, buttons: [{ label: "Voir" }] });
  expect(problems).toEqual([
    "sections.0.image.alt: is missing",
    "sections.0.search.label: is missing",
    "sections.0.buttons.0.link: must be a path of the site, http(s), mailto or tel",
  ]);
});

test("a section without its title, or with a word that is none in a list, is dropped", () => {
  expect(parse({ component: "hero", buttons: [] }).sections).toHaveLength(1);
  expect(parse({ component: "locations", title: "Sites", locations: ["Bertrange!"] }).sections).toHaveLength(1);
});
