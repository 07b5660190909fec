import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { BRAND_SEGMENTS, FORM_SEGMENTS, segmentPlaceholder } from "../../domain/site/index.ts";

/** Page in a folder. Payload addresses and the build manifest contain its id. */
const pageRoute = (path: string, folder: string, id: string) => route(path, `${folder}/route.tsx`, { id });

/** Route that returns a file or data. */
const fileRoute = (path: string, folder: string, id: string) => route(path, `${folder}/route.ts`, { id });

/** Thanks pages of forms on content pages, which are at most three segments deep. */
const contentThanksRoutes = ["", ":first/", ":first/:second/", ":first/:second/:third/"].map((page, depth) =>
  pageRoute(`${page}merci`, "../content/thanks", `content-thanks-${depth}`),
);

// `createSiteBuild` inserts the segments of the market.
const STOCK = segmentPlaceholder("stock");
const FAVORITE = segmentPlaceholder("favorite");
const LOCATIONS = segmentPlaceholder("locations");
const MODELS = segmentPlaceholder("models");

const modelFormRoutes = ["contact", "testdrive"].flatMap((segment) => {
  const form = `:brand/${MODELS}/:model/${segment}`;
  return [
    pageRoute(form, "../models/form", `model-${segment}`),
    pageRoute(`${form}/merci`, "../models/thanks", `model-${segment}-thanks`),
  ];
});

const leaseOfferRoutes = ["private-lease", "business-lease"].flatMap((section) => {
  const offer = `${section}/:offer`;
  const form = `${offer}/${FORM_SEGMENTS.leaseRequest}`;
  return [
    pageRoute(offer, "../leasing/offer-page", `${section}-offer`),
    pageRoute(form, "../leasing/offer-form", `${section}-form`),
    pageRoute(`${form}/merci`, "../leasing/offer-thanks", `${section}-thanks`),
  ];
});

const fleetRequest = `business-lease/${FORM_SEGMENTS.leaseRequest}`;

const application = `carrieres/:vacancy/${FORM_SEGMENTS.application}`;

// The form segment below the stock depends on the market; below a brand it is the same in every market. The loader
// validates form and brand.
export default [
  index("../content/page/route.tsx", { id: "home" }),
  pageRoute(STOCK, "../stock/page", "routes/stock"),
  pageRoute(`${STOCK}/${segmentPlaceholder("compare")}`, "../shortlist/compare", "routes/compare"),
  pageRoute(`${STOCK}/${FAVORITE}`, "../shortlist/favourites", "routes/favourites"),
  // Form that sends the favourites to an adviser.
  pageRoute(
    `${STOCK}/${FAVORITE}/${FORM_SEGMENTS.favourites}`,
    "../shortlist/favourites-form",
    "routes/favourites-form",
  ),
  pageRoute(
    `${STOCK}/${FAVORITE}/${FORM_SEGMENTS.favourites}/merci`,
    "../shortlist/favourites-thanks",
    "routes/favourites-thanks",
  ),
  pageRoute("listes", "../shortlist/change", "routes/shortlist"),
  pageRoute(`${STOCK}/:vehicle`, "../vehicle/page", "routes/vehicle"),
  pageRoute(`${STOCK}/:vehicle/fiche`, "../vehicle/sheet", "routes/vehicle-sheet"),
  fileRoute(`${STOCK}/:vehicle/fiche/code.svg`, "../vehicle/code", "routes/vehicle-code/route"),
  pageRoute(
    `${STOCK}/:vehicle/${FORM_SEGMENTS.onlineLeasing}`,
    "../vehicle/forms/online-leasing-page",
    "routes/online-leasing",
  ),
  fileRoute(
    `${STOCK}/:vehicle/${FORM_SEGMENTS.onlineLeasing}/etape`,
    "../vehicle/forms/online-leasing-step",
    "routes/online-leasing-step/route",
  ),
  pageRoute("frontaliers", "../vehicle/residence-page", "routes/frontier-buyers"),
  pageRoute("frontaliers/:country", "../vehicle/residence-page", "routes/frontier-country"),
  pageRoute(FORM_SEGMENTS.tradeIn, "../vehicle/forms/trade-in-page", "routes/trade-in"),
  pageRoute(`${FORM_SEGMENTS.tradeIn}/merci`, "../vehicle/forms/trade-in-thanks", "routes/trade-in-thanks"),
  pageRoute(`${STOCK}/:vehicle/${FORM_SEGMENTS.tradeIn}`, "../vehicle/forms/trade-in-page", "routes/vehicle-trade-in"),
  pageRoute(`${STOCK}/:vehicle/:form`, "../vehicle/forms/page", "routes/vehicle-form"),
  pageRoute(`${STOCK}/:vehicle/:form/merci`, "../vehicle/forms/thanks", "routes/vehicle-thanks"),
  pageRoute(`:brand/${STOCK}/:vehicle`, "../vehicle/page", "brand-vehicle"),
  pageRoute(
    `:brand/${STOCK}/:vehicle/${FORM_SEGMENTS.onlineLeasing}`,
    "../vehicle/forms/online-leasing-page",
    "brand-online-leasing",
  ),
  pageRoute(`:brand/${STOCK}/:vehicle/:form`, "../vehicle/forms/page", "brand-vehicle-form"),
  pageRoute(`:brand/${STOCK}/:vehicle/:form/merci`, "../vehicle/forms/thanks", "brand-vehicle-thanks"),
  pageRoute(":brand/tous-les-modeles", "../models/list", "all-models"),
  pageRoute(`:brand/${MODELS}`, "../models/list", "models"),
  pageRoute(`:brand/${MODELS}/:model`, "model", "routes/model"),
  ...modelFormRoutes,
  pageRoute(fleetRequest, "../leasing/fleet", "fleet-request"),
  pageRoute(`${fleetRequest}/merci`, "../leasing/fleet-thanks", "fleet-thanks"),
  // Must precede routes of equal rank, such as `private-lease/:offer`.
  ...contentThanksRoutes,
  ...leaseOfferRoutes,
  pageRoute(`${LOCATIONS}/:location`, "location", "routes/location"),
  pageRoute(`:brand/${BRAND_SEGMENTS.locations}`, "../locations/of-brand", "brand-locations"),
  pageRoute(`:brand/${BRAND_SEGMENTS.locations}/:location`, "location", "brand-location"),
  pageRoute(application, "../careers/application", "routes/application"),
  pageRoute(`${application}/merci`, "../careers/application-thanks", "routes/application-thanks"),
  pageRoute("alertes/recherche", "../alerts/search", "routes/alert-search"),
  pageRoute("alertes/prix", "../alerts/price", "routes/alert-price"),
  pageRoute("alertes/envoyee", "../alerts/requested", "routes/alert-requested"),
  pageRoute("alertes/confirmer", "../alerts/confirm", "routes/alert-confirm"),
  pageRoute("alertes/arreter", "../alerts/stop", "routes/alert-stop"),
  pageRoute("rendez-vous/confirmer", "../leads/appointment-confirm", "routes/appointment-confirm"),
  pageRoute("demandes/repondre", "../leads/lead-answer", "routes/lead-answer"),
  pageRoute("rendez-vous/modifier", "../leads/appointment-change", "routes/appointment-change"),
  fileRoute("rendez-vous/agenda.ics", "../leads/agenda-file", "routes/agenda-file"),
  fileRoute("rendez-vous.ics", "../leads/appointment-file", "routes/appointment-file"),
  pageRoute("islands/:name", "island", "routes/island"),
  ...(process.env["NODE_ENV"] === "development"
    ? [route("_gallery/:screen?", "../gallery/gallery-route.tsx", { id: "gallery/gallery-route" })]
    : []),
  pageRoute("*", "../content/page", "page"),
] satisfies RouteConfig;
