import { createContext, data, redirect } from "react-router";
import { leadKindNamed, type LeadKind } from "#domain/leads/index.ts";
import { BRAND_SEGMENTS } from "#domain/site/index.ts";
import { vehicleIdOfSlug } from "#domain/vehicles/index.ts";
import { LeadFormPage, type LeadFormReply, type LeadFormView } from "../features/lead-form/index.ts";
import { handleLeadPost, leadFormView } from "../features/lead-form/index.server.ts";
import { Crumbs } from "../features/shell/crumbs.tsx";
import { Main } from "../features/shell/main.tsx";
import { mainPicture, type Picture } from "../features/stock/picture.ts";
import { VehiclePicture } from "../features/stock/vehicle-picture.tsx";
import { crumbsTo, stockStep } from "../lib/crumbs.ts";
import { leadSubject } from "../lib/lead-subject.ts";
import { notHere } from "../lib/page-error.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { requireGroupBrand, vehicleOfPath, type VehicleParams } from "../lib/vehicle-of-path.ts";
import { clientAddressOf, servicesOf, type WebServices } from "../services.ts";
import type { Route } from "./+types/vehicle-form";

type Params = VehicleParams & { readonly form: string };

/** The kind of lead that the word in the address stands for. */
const kindOfPath = async (services: WebServices, { brand, form }: Params, url: URL): Promise<LeadKind> => {
  await requireGroupBrand(services, brand, url);
  const words = brand === undefined ? services.settings.segments : BRAND_SEGMENTS;
  const kind = form === words.interest ? leadKindNamed("interest") : null;
  if (kind === null) throw notHere("vehicle-form-not-found", url.pathname);
  return kind;
};

const about = async (services: WebServices, params: Params, url: URL) => {
  const { paths } = services;
  const kind = await kindOfPath(services, params, url);
  const vehicle = await vehicleOfPath(services, params, url, {
    rightPath: (right, belowBrand) =>
      belowBrand ? paths.brandVehicleInterest(right.brand, right) : paths.vehicleInterest(right),
    gone: "vehicle-form-not-found",
  });
  return { kind, vehicle, subject: leadSubject(vehicle, services) };
};

/** What a form that was answered is shown from again: the loader asks no database, which may be what just failed. */
type Answered = { readonly view: LeadFormView; readonly slug: string; readonly picture: Picture | null };

const answeredContext = createContext<Answered | null>(null);

const fromVehicle = async (services: WebServices, params: Params, url: URL): Promise<Answered> => {
  const { kind, vehicle, subject } = await about(services, params, url);
  const view = await leadFormView(services.leads, { kind, subject });
  return { view, slug: vehicle.slug, picture: mainPicture(vehicle, vehicle.title) };
};

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { view, slug, picture } = context.get(answeredContext) ?? (await fromVehicle(services, params, url));
  return {
    view,
    picture,
    vehicleHref: services.paths.vehicle({ slug }),
    privacyHref: services.paths.content("politique-de-traitement-des-donnees"),
    crumbs: crumbsTo(
      services,
      stockStep(services),
      { label: view.subject?.title ?? "", href: services.paths.vehicle({ slug }) },
      { label: view.title },
    ),
  };
};

const pictureOf = async ({ stock }: WebServices, id: number): Promise<Picture | null> => {
  const found = await stock.byIdEvenGone(id);
  return found && mainPicture(found.vehicle, found.vehicle.title);
};

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const kind = await kindOfPath(services, params, url);
  const id = vehicleIdOfSlug(params.vehicle) ?? 0;
  const result = await handleLeadPost(request, services.leads, {
    kind,
    subjectKey: `vehicle:${id}`,
    currentSubject: async () => (await about(services, params, url)).subject,
    client: clientAddressOf(context),
    path: url.pathname,
    thanks: (ref) => services.paths.thanks(url.pathname, ref),
  });
  if (result.type === "redirect") throw redirect(result.to, 303);
  const picture = result.type === "unavailable" ? null : await pictureOf(services, id);
  context.set(answeredContext, { view: result.view, slug: result.subject?.slug ?? params.vehicle, picture });
  return data<LeadFormReply>(result.reply, { status: result.status, headers: result.headers });
};

/** When to come back is told by the action alone. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.view.title}, ${loaderData.view.subject?.title ?? ""}` : null,
    noindex: true,
  });

const VehicleForm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <Main className="wrap pb-16">
    <Crumbs items={loaderData.crumbs} />
    <LeadFormPage
      view={loaderData.view}
      reply={actionData}
      privacyHref={loaderData.privacyHref}
      subjectHref={loaderData.vehicleHref}
      picture={
        loaderData.picture && (
          <VehiclePicture picture={loaderData.picture} sizes="(width >= 64rem) 500px, 200px" eager />
        )
      }
    />
  </Main>
);

export default VehicleForm;
