import type { Location, Service } from "#domain/locations/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { locationForms, tyreForms } from "../../sections/form/location-forms.server.ts";
import { locationPageStrings as strings, type LinkedLabel, type ServiceView } from "../../locations/index.ts";
import { SERVICE_LABELS } from "#application/strings/services.ts";

/** Content pages about services. */
const SERVICE_PAGES: Readonly<Partial<Record<Service, string>>> = {
  used_vehicles: "centre-de-vehicules-d-occasion",
  commercial_vehicles: "entreprise/vehicules-utilitaires",
  leasing: "private-lease",
  fleet: "entreprise/gestion-de-flotte",
  financing: "services/financement",
  workshop: "services/apres-vente",
  bodywork: "services/carrosserie",
  dent_and_paint: "services/debosselage-et-peinture",
  tyres: "services/pneus-et-stockage",
  parts: "services/pieces-et-accessoires",
  conversion: "entreprise/transformation-de-vehicules",
};

const servicePageHref = async ({ content, paths }: SiteServices, service: Service): Promise<string | null> => {
  const page = SERVICE_PAGES[service];
  return page !== undefined && (await content.story(page)) !== null ? paths.content(page) : null;
};

/** Services of a location, each with its page if the site has one. */
export const serviceViews = (services: SiteServices, location: Location): Promise<readonly ServiceView[]> =>
  Promise.all(
    location.services.map(async (service) => ({
      label: SERVICE_LABELS[service],
      href: await servicePageHref(services, service),
    })),
  );

/** Forms of a location, appointments first. */
export const locationActions = async (services: SiteServices, location: Location): Promise<readonly LinkedLabel[]> => {
  const [workshop, testDrive, contact, tyreHrefOf] = await Promise.all([
    locationForms(services, "workshop_appointment"),
    locationForms(services, "model_test_drive"),
    locationForms(services, "contact"),
    tyreForms(services),
  ]);
  const { actions: labels } = strings;
  const actions = [
    { label: labels.workshop, href: workshop.hrefOf(location) },
    { label: labels.testDrive, href: testDrive.hrefOf(location) },
    { label: labels.tyres, href: tyreHrefOf(location) },
    { label: labels.contact, href: contact.hrefOf(location) },
  ];
  return actions.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
};
