import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { FORM_SEGMENTS, listSegments } from "../domain/site/index.ts";

/** Thanks pages of forms on content pages, which are at most three segments deep. */
const contentThanksRoutes = ["", ":first/", ":first/:second/", ":first/:second/:third/"].map((page, depth) =>
  route(`${page}merci`, "routes/content-thanks.tsx", { id: `content-thanks-${depth}` }),
);

/** A list page under the segment of every market. */
const listRoutes = (list: Parameters<typeof listSegments>[0], file: string) =>
  listSegments(list).map((segment) => route(`stock/${segment}`, file, { id: `list-${segment}` }));

/** The form that sends the favourites to an adviser, and its thanks page. */
const favouritesFormRoutes = listSegments("favorite").flatMap((segment) => {
  const form = `stock/${segment}/${FORM_SEGMENTS.favourites}`;
  return [
    route(form, "routes/favourites-form.tsx", { id: `form-${segment}` }),
    route(`${form}/merci`, "routes/favourites-thanks.tsx", { id: `form-${segment}-thanks` }),
  ];
});

const modelFormRoutes = ["contact", "testdrive"].flatMap((segment) => {
  const form = `:brand/models/:model/${segment}`;
  return [
    route(form, "routes/model-form.tsx", { id: `model-${segment}` }),
    route(`${form}/merci`, "routes/model-thanks.tsx", { id: `model-${segment}-thanks` }),
  ];
});

const application = `carrieres/:vacancy/${FORM_SEGMENTS.application}`;

// The form segment depends on the market below the stock and is the same everywhere below a brand. The loader checks
// form and brand.
export default [
  index("routes/page.tsx", { id: "home" }),
  route("stock", "routes/stock.tsx"),
  ...listRoutes("compare", "routes/compare.tsx"),
  ...listRoutes("favorite", "routes/favourites.tsx"),
  ...favouritesFormRoutes,
  route("listes", "routes/shortlist.tsx"),
  route("stock/:vehicle", "routes/vehicle.tsx"),
  route("stock/:vehicle/fiche", "routes/vehicle-sheet.tsx"),
  route("stock/:vehicle/:form", "routes/vehicle-form.tsx"),
  route("stock/:vehicle/:form/merci", "routes/vehicle-thanks.tsx"),
  route(":brand/stock/:vehicle", "routes/vehicle.tsx", { id: "brand-vehicle" }),
  route(":brand/stock/:vehicle/:form", "routes/vehicle-form.tsx", { id: "brand-vehicle-form" }),
  route(":brand/stock/:vehicle/:form/merci", "routes/vehicle-thanks.tsx", { id: "brand-vehicle-thanks" }),
  route(":brand/tous-les-modeles", "routes/model-list.tsx", { id: "all-models" }),
  route(":brand/models", "routes/model-list.tsx", { id: "models" }),
  route(":brand/models/:model", "routes/model.tsx"),
  ...modelFormRoutes,
  route(application, "routes/application.tsx"),
  route(`${application}/merci`, "routes/application-thanks.tsx"),
  route("alertes/recherche", "routes/alert-search.tsx"),
  route("alertes/prix", "routes/alert-price.tsx"),
  route("alertes/envoyee", "routes/alert-requested.tsx"),
  route("alertes/confirmer", "routes/alert-confirm.tsx"),
  route("alertes/arreter", "routes/alert-stop.tsx"),
  route("rendez-vous.ics", "routes/appointment-file.ts"),
  ...(process.env["NODE_ENV"] === "development" ? [route("_gallery/:screen?", "gallery/gallery-route.tsx")] : []),
  ...contentThanksRoutes,
  route("*", "routes/page.tsx", { id: "page" }),
] satisfies RouteConfig;
