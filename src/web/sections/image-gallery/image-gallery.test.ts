import { expect, test } from "vitest";
import { aSection, renderSection, SECTION_IMAGE } from "../../../../tests/builders/static-section.tsx";

test("links each gallery picture to its original", () => {
  const html = renderSection(
    aSection("image_gallery", { images: [{ image: SECTION_IMAGE }, { image: SECTION_IMAGE, caption: "Deux" }] }),
  );
  expect(html.match(/<a href="\/media\/workshop-car-on-lift\.webp"/g)).toHaveLength(2);
  expect(html.match(/<figcaption/g)).toHaveLength(1);
});
