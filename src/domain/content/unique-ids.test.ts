import fc from "fast-check";
import { expect, test } from "vitest";
import { SECTION_SCHEMAS, type Section } from "./sections.ts";
import { withUniqueIds } from "./unique-ids.ts";

const heading = (text: string) => ({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text }] });

const aTextSection = (anchor: string | null, ...headings: readonly string[]): Section =>
  SECTION_SCHEMAS.text.parse({ component: "text", anchor, text: { type: "doc", content: headings.map(heading) } });

const collectIds = (sections: readonly Section[]): readonly string[] =>
  [...JSON.stringify(sections).matchAll(/"(?:id|anchor)":"([^"]+)"/g)].map(([, id]) => id ?? "");

test("numbers a heading after a section anchor or an earlier heading", () => {
  const sections = withUniqueIds([aTextSection("prix", "Prix", "Garantie"), aTextSection(null, "Garantie", "Délais")]);
  expect(collectIds(sections)).toEqual(["prix", "prix-2", "garantie", "garantie-2", "delais"]);
});

test("creates unique ids for any texts", () => {
  const some = fc.array(fc.constantFrom("Prix", "prix", "Prix 2", "🚗", "Garantie"), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 4 }), (pages) => {
      const ids = collectIds(withUniqueIds(pages.map((headings) => aTextSection(null, ...headings))));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
    }),
  );
});
