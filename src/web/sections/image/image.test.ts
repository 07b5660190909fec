import { expect, test } from "vitest";
import { aSection, renderSection, SECTION_IMAGE } from "../../../../tests/builders/static-section.tsx";

test("renders an image with its caption and anchor", () => {
  const html = renderSection(
    aSection("image", { anchor: "atelier", image: SECTION_IMAGE, caption: "Le pont", width: "full" }),
  );
  expect(html).toMatch(/<section id="atelier"[^>]*><figure class="picture-full">/);
  expect(html).toMatch(/alt="Un SUV bleu sur le pont".*<figcaption[^>]*>Le pont</);
});
