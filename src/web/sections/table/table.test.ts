import { expect, test } from "vitest";
import { aSection, renderSection, staticViewOf } from "../../../../tests/builders/static-section.tsx";

test("names the table, its columns and its rows", () => {
  const html = renderSection(
    aSection("table", {
      caption: "Prix",
      head: ["Forfait", "SUV"],
      rows: [["Vidange", "189 €"]],
      note: "TVA comprise.",
    }),
  );
  expect(html).toContain("<caption><span>Prix</span></caption>");
  expect(html.match(/<th scope="col">/g)).toHaveLength(2);
  expect(html).toMatch(/<th scope="row">Vidange<\/th><td class="figures" data-label="SUV">189\u00a0€<\/td>/);
  expect(() => staticViewOf(aSection("table", { caption: "Prix", head: ["a", "b"], rows: [["x"]] }))).toThrow(
    /every row/,
  );
});
