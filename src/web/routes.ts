import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { FORM_SEGMENTS, listWords } from "../domain/site/index.ts";

/** The thanks of a content page's form stand below the page, which lies at most so deep. */
const thanksRoutes = ["", ":first/", ":first/:second/", ":first/:second/:third/"].map((page, depth) =>
  route(`${page}merci`, "routes/content-thanks.tsx", { id: `content-thanks-${depth}` }),
);

/** A list of the visitor's own under each market's word for it. */
const listRoutes = (list: Parameters<typeof listWords>[0], file: string) =>
  listWords(list).map((word) => route(`stock/${word}`, file, { id: `list-${word}` }));

/** The form that sends the favourites to an adviser, and its thanks. */
const favouritesForms = listWords("favorite").flatMap((word) => {
  const form = `stock/${word}/${FORM_SEGMENTS.favourites}`;
  return [
    route(form, "routes/favourites-form.tsx", { id: `form-${word}` }),
    route(`${form}/merci`, "routes/favourites-thanks.tsx", { id: `form-${word}-thanks` }),
  ];
});

const modelForms = ["contact", "testdrive"].flatMap((word) => {
  const form = `:brand/models/:model/${word}`;
  return [
    route(form, "routes/model-form.tsx", { id: `model-${word}` }),
    route(`${form}/merci`, "routes/model-thanks.tsx", { id: `model-${word}-thanks` }),
  ];
});

const application = `carrieres/:vacancy/${FORM_SEGMENTS.application}`;

// Below the stock a form is named by the market's own word for it, below a brand by the same word everywhere; the loader
// knows which one is meant, and which brands there are.
export default [
  index("routes/page.tsx", { id: "home" }),
  route("stock", "routes/stock.tsx"),
  ...listRoutes("compare", "routes/compare.tsx"),
  ...listRoutes("favorite", "routes/favourites.tsx"),
  ...favouritesForms,
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
  ...modelForms,
  route(application, "routes/application.tsx"),
  route(`${application}/merci`, "routes/application-thanks.tsx"),
  route("alertes/recherche", "routes/alert-search.tsx"),
  route("alertes/prix", "routes/alert-price.tsx"),
  route("alertes/envoyee", "routes/alert-asked.tsx"),
  route("alertes/confirmer", "routes/alert-confirm.tsx"),
  route("alertes/arreter", "routes/alert-stop.tsx"),
  route("rendez-vous.ics", "routes/appointment-file.ts"),
  ...(process.env["NODE_ENV"] === "development" ? [route("_gallery/:screen?", "gallery/gallery-route.tsx")] : []),
  ...thanksRoutes,
  route("*", "routes/page.tsx", { id: "page" }),
] satisfies RouteConfig;
