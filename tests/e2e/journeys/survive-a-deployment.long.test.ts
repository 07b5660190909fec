// What `survive-a-deployment.test.ts` tries with the stock, with a page of one visitor.
import { visitWithoutScript } from "../../browser-support/missing-script.ts";
import { test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

test("a page of a visitor whose script does not load is loaded from the server once in ten seconds, then the error page appears", async ({
  visit,
}) => {
  await visitWithoutScript(visit, { route: "routes/compare", path: "/stock/comparer" });
});
