// What `visit-another-group.test.ts` does, on both screens with every finding of each page.
import { expectNoFindings, visitCondroz } from "../../browser-support/condroz-visit.ts";
import { test } from "../../browser-support/test.ts";
import { createCondrozGroup } from "../../builders/condroz-group.ts";

test.use({ siteSettings: { name: "Condroz Mobilité", createGroup: createCondrozGroup } });

for (const width of [390, 1440]) {
  test(`a visitor of another group at ${width} pixels searches, opens a car and writes to its location, all in the group's own look`, async ({
    visit,
    site,
  }) => {
    await visitCondroz(visit, site, { width, look: expectNoFindings });
  });
}
