import { expect, test } from "vitest";
import { parseStockQuery } from "../vehicles/index.ts";
import { createPaths, type Paths } from "./paths.ts";
import { DEFAULT_SEGMENTS, FRENCH_SEGMENTS } from "./segments.ts";

const ford = { slug: "ford" };
const puma = { slug: "puma" };
const vehicle = { slug: "1203-1-ford-puma-titanium" };

const TERMS = { durationMonths: 48, annualMileageKm: 15_000, depositCents: 300_000 };

const everyAddress = (paths: Paths): Record<keyof Paths, string> => ({
  home: paths.home(),
  brands: paths.brands(),
  stock: paths.stock(parseStockQuery(new URLSearchParams("brand=ford&fuel=electric-petrol&price-max=20000&page=2"))),
  compare: paths.compare([3, 12]),
  favourites: paths.favourites(),
  favouritesRequest: paths.favouritesRequest([3, 12]),
  shortlists: paths.shortlists(),
  vehicle: paths.vehicle(vehicle),
  vehicleInterest: paths.vehicleInterest(vehicle),
  vehicleFile: paths.vehicleFile(vehicle),
  vehicleTestDrive: paths.vehicleTestDrive(vehicle),
  vehicleLeaseCalculator: paths.vehicleLeaseCalculator(vehicle),
  vehicleOnlineLeasing: paths.vehicleOnlineLeasing(vehicle),
  vehicleTradeIn: paths.vehicleTradeIn(vehicle),
  vehicleSheet: paths.vehicleSheet(vehicle),
  vehicleCode: paths.vehicleCode(vehicle),
  thanks: paths.thanks(paths.vehicleInterest(vehicle), "a b+c"),
  locationForm: paths.locationForm("/services/apres-vente", { slug: "bertrange" }, "rendez-vous"),
  appointmentFile: paths.appointmentFile("a b+c"),
  brand: paths.brand(ford),
  brandAllModels: paths.brandAllModels(ford),
  brandModels: paths.brandModels(ford),
  modelStory: paths.modelStory(ford, puma),
  model: paths.model(ford, puma),
  modelContact: paths.modelContact(ford, puma),
  modelTestDrive: paths.modelTestDrive(ford, puma),
  brandVehicle: paths.brandVehicle(ford, vehicle),
  brandVehicleInterest: paths.brandVehicleInterest(ford, vehicle),
  brandVehicleTestDrive: paths.brandVehicleTestDrive(ford, vehicle),
  brandVehicleOnlineLeasing: paths.brandVehicleOnlineLeasing(ford, vehicle),
  brandVehicleLeaseCalculator: paths.brandVehicleLeaseCalculator(ford, vehicle),
  brandLocation: paths.brandLocation(ford, { slug: "bertrange" }),
  van: paths.van({ slug: "opel" }, { slug: "vivaro" }),
  locations: paths.locations(),
  location: paths.location({ slug: "bertrange" }),
  leaseOffer: paths.leaseOffer({ kind: "van", slug: "ford-transit" }, TERMS),
  vanLeases: paths.vanLeases(),
  privateLeases: paths.privateLeases(),
  privateLease: paths.privateLease({ slug: "ford-puma" }),
  privateLeaseRequest: paths.privateLeaseRequest({ slug: "ford-puma" }, TERMS),
  businessLeases: paths.businessLeases(),
  businessLease: paths.businessLease({ slug: "ford-puma" }),
  businessLeaseRequest: paths.businessLeaseRequest({ slug: "ford-puma" }),
  news: paths.news(),
  article: paths.article({ slug: "portes-ouvertes" }),
  careers: paths.careers(),
  tradeIn: paths.tradeIn(),
  vacancy: paths.vacancy({ slug: "mecanicien" }),
  vacancyApplication: paths.vacancyApplication({ slug: "mecanicien" }),
  employeePortraits: paths.employeePortraits(),
  employees: paths.employees(),
  content: paths.content("/services/financement"),
  searchAlert: paths.searchAlert(parseStockQuery(new URLSearchParams("brand=ford&sort=name&page=2"))),
  priceAlert: paths.priceAlert({ id: 1203 }),
  alertRequested: paths.alertRequested(),
  alertConfirm: paths.alertConfirm("a.b-_"),
  alertStop: paths.alertStop("a.b-_"),
  leadAnswer: paths.leadAnswer("a.b-_"),
  appointmentConfirm: paths.appointmentConfirm("a.b-_"),
  appointmentChange: paths.appointmentChange("a.b-_"),
  agenda: paths.agenda("a.b-_"),
  sitemap: paths.sitemap(),
  robots: paths.robots(),
  newsFeed: paths.newsFeed(),
  llms: paths.llms(),
  manifest: paths.manifest(),
});

test("creates every address of the Luxembourg market", () => {
  expect(everyAddress(createPaths(FRENCH_SEGMENTS))).toMatchInlineSnapshot(`
    {
      "agenda": "/rendez-vous/agenda.ics?cle=a.b-_",
      "alertConfirm": "/alertes/confirmer?cle=a.b-_",
      "alertRequested": "/alertes/envoyee",
      "alertStop": "/alertes/arreter?cle=a.b-_",
      "appointmentChange": "/rendez-vous/modifier?cle=a.b-_",
      "appointmentConfirm": "/rendez-vous/confirmer?cle=a.b-_",
      "appointmentFile": "/rendez-vous.ics?ref=a+b%2Bc",
      "article": "/news/portes-ouvertes",
      "brand": "/ford",
      "brandAllModels": "/ford/tous-les-modeles",
      "brandLocation": "/ford/locations/bertrange",
      "brandModels": "/ford/models",
      "brandVehicle": "/ford/stock/1203-1-ford-puma-titanium",
      "brandVehicleInterest": "/ford/stock/1203-1-ford-puma-titanium/interest",
      "brandVehicleLeaseCalculator": "/ford/stock/1203-1-ford-puma-titanium/lease-calculator",
      "brandVehicleOnlineLeasing": "/ford/stock/1203-1-ford-puma-titanium/leasing-en-ligne",
      "brandVehicleTestDrive": "/ford/stock/1203-1-ford-puma-titanium/testdrive",
      "brands": "/brands",
      "businessLease": "/business-lease/ford-puma",
      "businessLeaseRequest": "/business-lease/ford-puma/demande",
      "businessLeases": "/business-lease",
      "careers": "/carrieres",
      "compare": "/stock/comparer?ids=3.12",
      "content": "/services/financement",
      "employeePortraits": "/carrieres/portraits-de-collaborateurs",
      "employees": "/collaborateurs",
      "favourites": "/stock/favoris",
      "favouritesRequest": "/stock/favoris/demande?ids=3.12",
      "home": "/",
      "leadAnswer": "/demandes/repondre?cle=a.b-_",
      "leaseOffer": "/business-lease/ford-transit?duration=48&mileage=15000&deposit=3000",
      "llms": "/llms.txt",
      "location": "/concessions/bertrange",
      "locationForm": "/services/apres-vente?concession=bertrange#rendez-vous",
      "locations": "/concessions",
      "manifest": "/site.webmanifest",
      "model": "/ford/models/puma",
      "modelContact": "/ford/models/puma/contact",
      "modelStory": "/ford/puma",
      "modelTestDrive": "/ford/models/puma/testdrive",
      "news": "/news",
      "newsFeed": "/news.xml",
      "priceAlert": "/alertes/prix?vehicule=1203",
      "privateLease": "/private-lease/ford-puma",
      "privateLeaseRequest": "/private-lease/ford-puma/demande?duration=48&mileage=15000&deposit=3000",
      "privateLeases": "/private-lease",
      "robots": "/robots.txt",
      "searchAlert": "/alertes/recherche?brand=ford",
      "shortlists": "/listes",
      "sitemap": "/sitemap.xml",
      "stock": "/stock?brand=ford&price-max=20000&fuel=electric-petrol&page=2",
      "thanks": "/stock/1203-1-ford-puma-titanium/interessee/merci?ref=a+b%2Bc",
      "tradeIn": "/reprise",
      "vacancy": "/carrieres/mecanicien",
      "vacancyApplication": "/carrieres/mecanicien/candidature",
      "van": "/vehicules-utilitaires/opel-utilitaires/vivaro",
      "vanLeases": "/entreprise/vehicules-utilitaires",
      "vehicle": "/stock/1203-1-ford-puma-titanium",
      "vehicleCode": "/stock/1203-1-ford-puma-titanium/fiche/code.svg",
      "vehicleFile": "/stock/1203-1-ford-puma-titanium/interessee?objet=dossier",
      "vehicleInterest": "/stock/1203-1-ford-puma-titanium/interessee",
      "vehicleLeaseCalculator": "/stock/1203-1-ford-puma-titanium/lease-calculator",
      "vehicleOnlineLeasing": "/stock/1203-1-ford-puma-titanium/leasing-en-ligne",
      "vehicleSheet": "/stock/1203-1-ford-puma-titanium/fiche",
      "vehicleTestDrive": "/stock/1203-1-ford-puma-titanium/essai-routier",
      "vehicleTradeIn": "/stock/1203-1-ford-puma-titanium/reprise",
    }
  `);
});

test("creates addresses of the default market that differ only in their segments", () => {
  const french = everyAddress(createPaths(FRENCH_SEGMENTS));
  const standard = everyAddress(createPaths(DEFAULT_SEGMENTS));
  const differing = Object.fromEntries(
    Object.entries(standard).filter(([name, address]) => french[name as keyof Paths] !== address),
  );
  expect(differing).toMatchInlineSnapshot(`
    {
      "compare": "/stock/compare?ids=3.12",
      "favourites": "/stock/favorite",
      "favouritesRequest": "/stock/favorite/demande?ids=3.12",
      "location": "/locations/bertrange",
      "locations": "/locations",
      "thanks": "/stock/1203-1-ford-puma-titanium/interest/merci?ref=a+b%2Bc",
      "vehicleFile": "/stock/1203-1-ford-puma-titanium/interest?objet=dossier",
      "vehicleInterest": "/stock/1203-1-ford-puma-titanium/interest",
      "vehicleTestDrive": "/stock/1203-1-ford-puma-titanium/test-drive",
    }
  `);
});

test("encodes a slug so that it stays in its segment", () => {
  expect(createPaths(FRENCH_SEGMENTS).vehicle({ slug: "../a?b#c" })).toBe("/stock/..%2Fa%3Fb%23c");
});
