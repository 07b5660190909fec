import { matchRoutes } from "react-router";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { FACETS } from "#domain/vehicles/index.ts";
import { readManifest } from "../../browser-support/build-manifest.ts";
import { PAGE_KINDS, vehiclePath } from "../../browser-support/page-kinds.ts";
import { expect, test } from "../../browser-support/test.ts";

/** Pages after a form was sent and files, which tests of their journeys open; other addresses of pages that the sweep opens. */
const OF_JOURNEYS =
  /-thanks|^brand-(?!story)|^business-lease-form$|^routes\/(?:vehicle-code|online-leasing-step|appointment-file|island)/;

test("the sweep opens a page of every route", async ({ site }) => {
  const { routes } = await readManifest(site.url);
  const vehicle = await vehiclePath(site);
  const opened = new Set(
    PAGE_KINDS.map(({ path }) => matchRoutes([...routes], new URL(path(vehicle), site.url).pathname)?.at(-1)?.route.id),
  );
  const left = routes.filter(({ id, payload }) => payload && !opened.has(id) && !OF_JOURNEYS.test(id));
  expect(left.map(({ id }) => id)).toEqual([]);
});

const TYPED = new Set(["text", "autocomplete", "textarea", "email", "phone", "select", "date"]);

/** The fields of the forms that the demo group has on its pages; editors place the others on theirs. */
const expectedNames = (): readonly string[] => [
  ...[
    LEAD_KINDS.interest,
    LEAD_KINDS.test_drive,
    LEAD_KINDS.contact,
    LEAD_KINDS.application,
    LEAD_KINDS.tyre_offer,
  ].flatMap(({ fields }) => fields.filter(({ kind }) => TYPED.has(kind)).map(({ name }) => name)),
  // The markets of the demo group show no optional filters.
  ...FACETS.flatMap(({ kind, name, optional }) => (kind === "range" && optional !== true ? [`${name}-min`] : [])),
  "sort",
  "q",
];

test("the sweep opens a page with every kind of field", async ({ site }) => {
  const vehicle = await vehiclePath(site);
  const documents: string[] = [];
  for (const { path } of PAGE_KINDS) documents.push(await (await fetch(site.url + path(vehicle))).text());
  const html = documents.join();
  expect(expectedNames().filter((name) => !html.includes(` name="${name}"`))).toEqual([]);
});
