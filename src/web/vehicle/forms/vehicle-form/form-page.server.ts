import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import type { RouterContextProvider } from "react-router";
import type { SiteServices } from "#application/site/index.ts";
import { type Vehicle, vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import type { FormOrLocations } from "../../../leads/index.ts";
import type { SpokenLine } from "../../../locations/index.ts";
import { vehicleAdviser } from "../../../locations/index.server.ts";
import {
  formForLocation,
  orWithoutDatabase,
  formOrLocations,
  privacyHref,
  formPostResult,
  type FormPostResult,
} from "../../../leads/index.server.ts";
import { mainPicture, type Picture } from "../../../platform/pictures/index.ts";
import { crumbsTo, stockStep } from "../../../platform/page/index.server.ts";
import { vehicleStrings } from "../../strings/vehicles-strings.ts";
import type { AddressServices } from "../../../platform/addresses/index.server.ts";
import type { CardServices } from "../../card/card-context.server.ts";
import { soldVehicleById, type SoldVehicleView } from "../../similar/sold-vehicle.server.ts";
import { requireVehicleForm, type VehicleFormParams } from "./vehicle-form.server.ts";
import { FILE_TOPIC, PHOTO_TOPIC, TOPIC_PARAMETER } from "#domain/site/index.ts";
import { servicesOf } from "../../../platform/router-context/index.ts";

type VehicleFormView = {
  /** Name of the form kind. */
  readonly kind: string;
  readonly vehicleId: number;
  readonly page: FormOrLocations;
  readonly title: string;
  readonly slug: string;
  readonly name: string;
  readonly picture: Picture | null;
  /** "Réservé", "Vendu"; null while the vehicle is for sale. */
  readonly state: string | null;
  /** What the contact for the vehicle says in the languages that it speaks. */
  readonly spoken: readonly SpokenLine[];
  /** What became of the vehicle while the visitor filled in the form; null: nothing. */
  readonly sold: SoldVehicleView | null;
};

type SeenVehicle = Pick<VehicleFormView, "picture" | "state" | "spoken">;

const UNSEEN: SeenVehicle = { picture: null, state: null, spoken: [] };

const stateLabel = ({ availability }: Pick<Vehicle, "availability">): string | null =>
  availability === "available" ? null : vehicleStrings.badges[availability];

/** What of a vehicle is shown beside its form. */
const seenOf = (services: SiteServices<"catalogue" | "settings">, vehicle: Vehicle): SeenVehicle => {
  const location = services.catalogue().locations.find(({ id }) => id === vehicle.location_id) ?? null;
  return {
    picture: mainPicture(vehicle, vehicle.title),
    state: stateLabel(vehicle),
    spoken: vehicleAdviser(services, vehicle, location)?.spoken ?? [],
  };
};

const viewFromVehicle = async (
  services: AddressServices & SiteServices<"leads">,
  params: VehicleFormParams,
  url: URL,
): Promise<VehicleFormView> => {
  const { kind, vehicle, subject } = await requireVehicleForm(services, params, url);
  const page = await formOrLocations(services.leads, { kind, subject }, { url });
  return {
    kind: kind.name,
    vehicleId: vehicle.id,
    page,
    title: leadKindStrings(kind).title,
    slug: vehicle.slug,
    name: vehicle.title,
    ...seenOf(services, vehicle),
    sold: null,
  };
};

const lookNow = async (services: CardServices, id: number): Promise<SeenVehicle> => {
  const match = await services.stock.byIdIncludingRemoved(id);
  return match === null ? UNSEEN : seenOf(services, match.vehicle);
};

const viewFromPostResult = async (
  services: CardServices & SiteServices<"isUnavailable">,
  { vehicle: slug }: VehicleFormParams,
  {
    url,
    postResult: { view, subject, unavailable, isUnmet },
  }: { readonly url: URL; readonly postResult: FormPostResult },
): Promise<VehicleFormView> => {
  const vehicleSubject = subject?.type === "vehicle" ? subject : null;
  const id = vehicleIdFromSlug(slug) ?? 0;
  return {
    kind: view.kind,
    vehicleId: vehicleSubject?.id ?? id,
    page: formForLocation(view, subject, { url }),
    title: view.title,
    slug: vehicleSubject?.slug ?? slug,
    name: vehicleSubject?.title ?? "",
    ...(unavailable ? UNSEEN : await orWithoutDatabase(services, () => lookNow(services, id), UNSEEN)),
    sold: isUnmet ? await orWithoutDatabase(services, () => soldVehicleById(id, services), null) : null,
  };
};

type FormPageArgs = {
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: VehicleFormParams;
};

/** Texts of the form of interest that asks for the file of a vehicle, and of the one that asks for photographs. */
const FILE_REQUEST = {
  title: "Demander le dossier du véhicule",
  submit: "Demander le dossier",
  message:
    "Bonjour, je souhaite recevoir le dossier de ce véhicule\u00a0: propriétaires, accident et réparations, carnet d’entretien, contrôle technique.",
} as const;

const PHOTO_REQUEST = {
  title: "Demander des photos",
  submit: "Demander des photos",
  message: "Pouvez-vous m’envoyer des photos de ce véhicule\u00a0?",
} as const;

const REQUESTS: ReadonlyMap<
  string | null,
  { readonly title: string; readonly submit: string; readonly message: string }
> = new Map<string | null, typeof FILE_REQUEST | typeof PHOTO_REQUEST>([
  [FILE_TOPIC, FILE_REQUEST],
  [PHOTO_TOPIC, PHOTO_REQUEST],
]);

/** The form of interest with the request in its message, for the address that says so. */
const withRequest = (kind: string, page: FormOrLocations, url: URL): FormOrLocations => {
  const request = REQUESTS.get(url.searchParams.get(TOPIC_PARAMETER));
  if (kind !== "interest" || page.type !== "form" || request === undefined) return page;
  const { title, submit, message } = request;
  return { ...page, view: { ...page.view, title, submit, initialValues: { message } } };
};

/** The form returned by the action, otherwise a new one. */
export const formPage = async ({ params, url, context }: FormPageArgs) => {
  const services = servicesOf(context);
  const postResult = formPostResult(context);
  const { slug, ...found } = await (postResult
    ? viewFromPostResult(services, params, { url, postResult })
    : viewFromVehicle(services, params, url));
  const page = withRequest(found.kind, found.page, url);
  const view = { ...found, page, title: page.type === "form" ? page.view.title : found.title };
  const vehicleHref = services.paths.vehicle({ slug });
  return {
    ...view,
    vehicleHref,
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(services, stockStep(services), { label: view.name, href: vehicleHref }, { label: view.title }),
  };
};
