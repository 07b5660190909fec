import { data, redirect } from "react-router";
import { leadKindNamed, type LeadKind } from "#domain/leads/index.ts";
import type { Segments } from "#domain/site/index.ts";
import { LeadFormPage, type LeadFormReply } from "../features/lead-form/index.ts";
import { handleLeadPost, leadFormView } from "../features/lead-form/index.server.ts";
import { Main } from "../features/shell/main.tsx";
import { mainPicture } from "../features/stock/picture.ts";
import { VehiclePicture } from "../features/stock/vehicle-picture.tsx";
import { leadSubject } from "../lib/lead-subject.ts";
import { notHere } from "../lib/page-error.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { vehicleOfPath } from "../lib/vehicle-of-path.ts";
import { servicesOf, type WebServices } from "../services.ts";
import type { Route } from "./+types/vehicle-form";

/** The kind of lead that the market's word in the address stands for. */
const kindOfSegment = (segment: string, segments: Segments): LeadKind | null =>
  segment === segments.interest ? leadKindNamed("interest") : null;

const about = async (services: WebServices, params: Route.LoaderArgs["params"], url: URL) => {
  const kind = kindOfSegment(params.form, services.settings.segments);
  if (kind === null) throw notHere("vehicle-form-not-found", url.pathname);
  const vehicle = await vehicleOfPath(services, params.vehicle, url, (right) => services.paths.vehicleInterest(right));
  return { kind, vehicle, subject: leadSubject(vehicle, services) };
};

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { kind, vehicle, subject } = await about(services, params, url);
  return {
    view: leadFormView(services.leads, { kind, subject }),
    vehicleHref: services.paths.vehicle(vehicle),
    privacyHref: services.paths.content("politique-de-traitement-des-donnees"),
    picture: mainPicture(vehicle, vehicle.title),
  };
};

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const { kind, subject } = await about(services, params, url);
  const result = await handleLeadPost(request, services.leads, {
    kind,
    subject,
    path: url.pathname,
    thanks: (ref) => services.paths.thanks(url.pathname, ref),
  });
  if (result.type === "redirect") throw redirect(result.to, 303);
  return data<LeadFormReply>(result.reply, { status: result.status, headers: result.headers });
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.view.title} : ${loaderData.view.subject?.title ?? ""}` : null,
    noindex: true,
  });

const VehicleForm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <Main className="wrap py-10">
    <LeadFormPage
      view={loaderData.view}
      reply={actionData}
      privacyHref={loaderData.privacyHref}
      subjectHref={loaderData.vehicleHref}
      picture={<VehiclePicture picture={loaderData.picture} sizes="360px" eager />}
    />
  </Main>
);

export default VehicleForm;
