import { expect, test } from "vitest";
import { aSection, renderSection, SECTION_IMAGE } from "../../../../tests/builders/static-section.tsx";

test("renders the present parts of grid items only", () => {
  const items = [{ title: "Un", link: { label: "Voir", link: "/stock" } }, { image: SECTION_IMAGE }];
  const html = renderSection(aSection("grid", { columns: 2, items }));
  expect(html).toContain('class="grid-items grid-2"');
  expect(html.match(/<h3/g)).toHaveLength(1);
  expect(html.match(/<img/g)).toHaveLength(1);
});
