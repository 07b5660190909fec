import { vehicleIdOfSlug } from "#domain/vehicles/index.ts";
import { FormOrPlacesPage, SubjectPicture, type FormOrPlaces } from "../features/lead-form/index.ts";
import { formOfPlace, formOrPlaces } from "../features/lead-form/index.server.ts";
import { mainPicture, type Picture } from "../features/stock/picture.ts";
import { crumbsTo, stockStep } from "../lib/crumbs.ts";
import { privacyHref } from "../lib/form-page.ts";
import { answeredForm, answerFormPost, type AnsweredForm } from "../lib/form-post.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { askedOfVehicle, formOfPath, type VehicleFormParams } from "../lib/vehicle-form.ts";
import { servicesOf, type WebServices } from "../services.ts";
import type { Route } from "./+types/vehicle-form";

type Shown = {
  readonly page: FormOrPlaces;
  readonly title: string;
  readonly slug: string;
  readonly name: string;
  readonly picture: Picture | null;
};

const fromVehicle = async (services: WebServices, params: VehicleFormParams, url: URL): Promise<Shown> => {
  const { kind, vehicle, subject } = await askedOfVehicle(services, params, url);
  const page = await formOrPlaces(services.leads, { kind, subject }, { url });
  return {
    page,
    title: kind.title,
    slug: vehicle.slug,
    name: vehicle.title,
    picture: mainPicture(vehicle, vehicle.title),
  };
};

const pictureOf = async ({ stock }: WebServices, id: number): Promise<Picture | null> => {
  const found = await stock.byIdEvenGone(id);
  return found && mainPicture(found.vehicle, found.vehicle.title);
};

const fromAnswer = async (
  services: WebServices,
  { vehicle: slug }: VehicleFormParams,
  { url, answered: { view, subject, unavailable } }: { readonly url: URL; readonly answered: AnsweredForm },
): Promise<Shown> => {
  const about = subject?.type === "vehicle" ? subject : null;
  return {
    page: formOfPlace(view, subject, { url }),
    title: view.title,
    slug: about?.slug ?? slug,
    name: about?.title ?? "",
    picture: unavailable ? null : await pictureOf(services, vehicleIdOfSlug(slug) ?? 0),
  };
};

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const answered = answeredForm(context);
  const { slug, ...shown } = await (answered
    ? fromAnswer(services, params, { url, answered })
    : fromVehicle(services, params, url));
  const vehicleHref = services.paths.vehicle({ slug });
  return {
    ...shown,
    vehicleHref,
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(services, stockStep(services), { label: shown.name, href: vehicleHref }, { label: shown.title }),
  };
};

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const { kind } = await formOfPath(services, params, url);
  return answerFormPost(
    { request, url, context },
    {
      kind,
      subjectKey: `vehicle:${vehicleIdOfSlug(params.vehicle) ?? 0}`,
      currentSubject: async () => (await askedOfVehicle(services, params, url)).subject,
    },
  );
};

/** When to come back is told by the action alone. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.title}, ${loaderData.name}` : null,
    noindex: true,
  });

const VehicleForm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrPlacesPage
    page={loaderData.page}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    subjectHref={loaderData.vehicleHref}
    picture={loaderData.picture && <SubjectPicture picture={loaderData.picture} />}
  />
);

export default VehicleForm;
