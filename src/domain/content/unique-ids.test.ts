import fc from "fast-check";
import { expect, test } from "vitest";
import { SECTION_SCHEMAS, type Section } from "./sections.ts";
import { withUniqueIds } from "./unique-ids.ts";

const heading = (words: string) => ({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: words }] });

const textOf = (anchor: string | null, ...headings: readonly string[]): Section =>
  SECTION_SCHEMAS.text.parse({ component: "text", anchor, text: { type: "doc", content: headings.map(heading) } });

const idsOf = (sections: readonly Section[]): readonly string[] =>
  [...JSON.stringify(sections).matchAll(/"(?:id|anchor)":"([^"]+)"/g)].map(([, id]) => id ?? "");

test("a heading gives way to the section's anchor and to the heading before it", () => {
  const sections = withUniqueIds([textOf("prix", "Prix", "Garantie"), textOf(null, "Garantie", "Délais")]);
  expect(idsOf(sections)).toEqual(["prix", "prix-2", "garantie", "garantie-2", "delais"]);
});

test("whatever the words, every place of a page has an id of its own", () => {
  const some = fc.array(fc.constantFrom("Prix", "prix", "Prix 2", "🚗", "Garantie"), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 4 }), (pages) => {
      const ids = idsOf(withUniqueIds(pages.map((headings) => textOf(null, ...headings))));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
    }),
  );
});
