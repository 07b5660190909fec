import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { BRAND_SEGMENTS, FORM_SEGMENTS, segmentPlaceholder } from "../../domain/site/index.ts";

/** Route with module `routes/<name>`. A module with several paths needs an id for each. */
const pageRoute = (path: string, name: string, id = `routes/${name}`) =>
  route(path, `routes/${name}/route.tsx`, { id });

/** Thanks pages of forms on content pages, which are at most three segments deep. */
const contentThanksRoutes = ["", ":first/", ":first/:second/", ":first/:second/:third/"].map((page, depth) =>
  pageRoute(`${page}merci`, "content-thanks", `content-thanks-${depth}`),
);

// `withMarketSegments` inserts the segments of the market.
const STOCK = segmentPlaceholder("stock");
const FAVORITE = segmentPlaceholder("favorite");
const LOCATIONS = segmentPlaceholder("locations");
const MODELS = segmentPlaceholder("models");

const modelFormRoutes = ["contact", "testdrive"].flatMap((segment) => {
  const form = `:brand/${MODELS}/:model/${segment}`;
  return [
    pageRoute(form, "model-form", `model-${segment}`),
    pageRoute(`${form}/merci`, "model-thanks", `model-${segment}-thanks`),
  ];
});

const leaseOfferRoutes = ["private-lease", "business-lease"].flatMap((section) => {
  const offer = `${section}/:offer`;
  const form = `${offer}/${FORM_SEGMENTS.leaseRequest}`;
  return [
    pageRoute(offer, "lease-offer", `${section}-offer`),
    pageRoute(form, "lease-offer-form", `${section}-form`),
    pageRoute(`${form}/merci`, "lease-offer-thanks", `${section}-thanks`),
  ];
});

const application = `carrieres/:vacancy/${FORM_SEGMENTS.application}`;

// The form segment below the stock depends on the market; below a brand it is the same in every market. The loader
// validates form and brand.
export default [
  index("routes/page/route.tsx", { id: "home" }),
  pageRoute(STOCK, "stock"),
  pageRoute(`${STOCK}/${segmentPlaceholder("compare")}`, "compare"),
  pageRoute(`${STOCK}/${FAVORITE}`, "favourites"),
  // Form that sends the favourites to an adviser.
  pageRoute(`${STOCK}/${FAVORITE}/${FORM_SEGMENTS.favourites}`, "favourites-form"),
  pageRoute(`${STOCK}/${FAVORITE}/${FORM_SEGMENTS.favourites}/merci`, "favourites-thanks"),
  pageRoute("listes", "shortlist"),
  pageRoute(`${STOCK}/:vehicle`, "vehicle"),
  pageRoute(`${STOCK}/:vehicle/fiche`, "vehicle-sheet"),
  route(`${STOCK}/:vehicle/fiche/code.svg`, "routes/vehicle-code/route.ts"),
  pageRoute(`${STOCK}/:vehicle/${FORM_SEGMENTS.onlineLeasing}`, "online-leasing"),
  route(`${STOCK}/:vehicle/${FORM_SEGMENTS.onlineLeasing}/etape`, "routes/online-leasing-step/route.ts"),
  pageRoute(`${STOCK}/:vehicle/:form`, "vehicle-form"),
  pageRoute(`${STOCK}/:vehicle/:form/merci`, "vehicle-thanks"),
  pageRoute(`:brand/${STOCK}/:vehicle`, "vehicle", "brand-vehicle"),
  pageRoute(`:brand/${STOCK}/:vehicle/${FORM_SEGMENTS.onlineLeasing}`, "online-leasing", "brand-online-leasing"),
  pageRoute(`:brand/${STOCK}/:vehicle/:form`, "vehicle-form", "brand-vehicle-form"),
  pageRoute(`:brand/${STOCK}/:vehicle/:form/merci`, "vehicle-thanks", "brand-vehicle-thanks"),
  pageRoute(":brand/tous-les-modeles", "model-list", "all-models"),
  pageRoute(`:brand/${MODELS}`, "model-list", "models"),
  pageRoute(`:brand/${MODELS}/:model`, "model"),
  ...modelFormRoutes,
  // Must precede routes of equal rank, such as `private-lease/:offer`.
  ...contentThanksRoutes,
  ...leaseOfferRoutes,
  pageRoute(`${LOCATIONS}/:location`, "location"),
  pageRoute(`:brand/${BRAND_SEGMENTS.locations}/:location`, "location", "brand-location"),
  pageRoute(application, "application"),
  pageRoute(`${application}/merci`, "application-thanks"),
  pageRoute("alertes/recherche", "alert-search"),
  pageRoute("alertes/prix", "alert-price"),
  pageRoute("alertes/envoyee", "alert-requested"),
  pageRoute("alertes/confirmer", "alert-confirm"),
  pageRoute("alertes/arreter", "alert-stop"),
  route("rendez-vous.ics", "routes/appointment-file/route.ts", { id: "routes/appointment-file" }),
  pageRoute("islands/:name", "island"),
  ...(process.env["NODE_ENV"] === "development" ? [route("_gallery/:screen?", "gallery/gallery-route.tsx")] : []),
  pageRoute("*", "page", "page"),
] satisfies RouteConfig;
