import { expect, test } from "vitest";
import { aSection, renderSection, SECTION_IMAGE } from "../../../../tests/builders/static-section.tsx";

test("uses the name as alternative text, or as text without an image", () => {
  const items = [
    { name: "Our", image: SECTION_IMAGE },
    { name: "Sûre", link: "/business-lease" },
  ];
  const html = renderSection(aSection("logos", { items }));
  expect(html).toContain('alt="Our"');
  expect(html).toMatch(/<a href="\/business-lease"><span class="logo-name">Sûre/);
});
