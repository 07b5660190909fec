import { expect, test } from "vitest";
import { face } from "./face.ts";
import { LOOKS } from "./looks.ts";
import { HAIR_COLORS, SKINS } from "./palette.ts";

test("draws a beard above the cheeks, which would shine through it", () => {
  const bearded = [...LOOKS.values()].filter(({ beard }) => beard === "full" || beard === "short");
  expect(bearded.length).toBeGreaterThan(5);
  for (const look of bearded) {
    const drawing = face({ ...look, isSoft: false }, true);
    const cheek = drawing.indexOf(`fill="${SKINS[look.skin]?.blush}"`);
    const beard = drawing.indexOf(`fill="${HAIR_COLORS[look.hairColor].base}"`);
    expect(cheek).toBeGreaterThan(-1);
    expect(beard).toBeGreaterThan(cheek);
  }
});
