import { expect, test } from "vitest";
import { toTextBlocks } from "./vehicle-page-view.ts";

test("keeps the paragraphs, lines and lists of a seller's text", () => {
  expect(toTextBlocks("Très propre.\n1 main\n\nPoints forts :\n- GPS\n- Caméra\n\nGarantie 12 mois.")).toEqual([
    { type: "paragraph", lines: ["Très propre.", "1 main"] },
    { type: "paragraph", lines: ["Points forts :"] },
    { type: "list", lines: ["GPS", "Caméra"] },
    { type: "paragraph", lines: ["Garantie 12 mois."] },
  ]);
  expect(toTextBlocks("")).toEqual([]);
});
