import { describe, expect, it } from "vitest";
import { LOCATIONS, buildView } from "../../../../tests/builders/live-sections.ts";
import type { LocationTeaserView } from "./location-teaser.tsx";

describe("location teaser section", () => {
  it("is left out if the location does not exist", async () => {
    const teaser = { component: "location_teaser" as const, location: "arlon" };
    expect(await buildView<LocationTeaserView>(teaser, { locations: LOCATIONS })).toBeUndefined();
    expect(
      (await buildView<LocationTeaserView>({ ...teaser, location: "diekirch" }, { locations: LOCATIONS }))?.location
        ?.town,
    ).toBe("Diekirch");
  });
});
