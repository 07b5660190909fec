// In the colours of one scheme but for the home page; the long form looks at all on both screens.
import { expectOwnLook, visitCondroz } from "../../browser-support/condroz-visit.ts";
import { test } from "../../browser-support/test.ts";
import { createCondrozGroup } from "../../builders/condroz-group.ts";

test.use({ siteSettings: { name: "Condroz Mobilité", createGroup: createCondrozGroup } });

test("a visitor of another group searches, opens a car and writes to its location, all in the group's own look", async ({
  visit,
  site,
}) => {
  await visitCondroz(visit, site, { width: 390, look: expectOwnLook });
});
