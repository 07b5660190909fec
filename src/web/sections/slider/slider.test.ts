import { expect, test } from "vitest";
import { aSection, renderSection, SECTION_IMAGE } from "../../../../tests/builders/static-section.tsx";

test("is focusable and hides its buttons without scripts", () => {
  const html = renderSection(
    aSection("slider", { title: "Sorties", items: [{ image: SECTION_IMAGE }, { image: SECTION_IMAGE }] }),
  );
  expect(html).toMatch(/<ul class="slides" tabindex="0" aria-label="Sorties">/);
  expect(html).toMatch(/class="slide-tools with-script no-print"/);
});
