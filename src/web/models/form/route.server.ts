import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { modelPicture, modelTitle } from "../card/model-card-view.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { answeringLocations } from "../../leads/index.ts";
import { formOnPage, formPostResult, handleFormPost, privacyHref } from "../../leads/index.server.ts";
import { type AddressServices, brandHref, requireBrand, requireModel } from "../../platform/addresses/index.server.ts";
import { spokenByContact } from "../../locations/index.ts";
import { visibleEmployees } from "../../locations/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { modelListStrings } from "../strings/models-strings.ts";
import type { Route } from "./+types/route";
import { LEAD_KINDS, type LeadKind } from "#domain/forms/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { type Brand, findVersion, type Model } from "#domain/models/index.ts";
import { VERSION_PARAMETER } from "#domain/site/index.ts";
import { notFound } from "../../platform/errors/index.ts";
import type { FormSpec } from "#application/leads/index.ts";
import { createModelSubject, subjectKey } from "#domain/leads/index.ts";

/** By URL segment after the model. */
const KINDS: ReadonlyMap<string, LeadKind> = new Map<string, LeadKind>([
  ["contact", LEAD_KINDS.model_contact],
  ["testdrive", LEAD_KINDS.model_test_drive],
]);

/** The lead kind of `/{brand}/models/{model}/{segment}` and the paths below. */
const modelFormKind = ({ pathname }: URL): LeadKind | null => KINDS.get(pathname.split("/")[4] ?? "") ?? null;

/** Only locations with a commercial vehicle department sell vans. */
const sellsModel =
  ({ brand, kind }: Model) =>
  (location: Location): boolean =>
    location.brands.includes(brand) &&
    location.services.includes(kind === "van" ? "commercial_vehicles" : "new_vehicles");

/** Ignores an unknown version in the URL; the form is then about the model. */
const formSpecForModel = (kind: LeadKind, brand: Brand, model: Model, { searchParams }: URL): FormSpec => {
  const version = findVersion(model, searchParams.get(VERSION_PARAMETER));
  const title = modelTitle(model, [brand]);
  return {
    kind,
    subject: createModelSubject({
      brand: brand.slug,
      slug: model.slug,
      title,
      ...(version === null ? {} : { trim: version.name }),
    }),
    isEligible: sellsModel(model),
  };
};

type Params = { readonly brand: string; readonly model: string };

/** Throws 404 for an unknown brand, model or form. */
const requireModelForm = async (services: AddressServices, params: Params, url: URL) => {
  const brand = await requireBrand(services, params.brand, url);
  const model = await requireModel(services, brand, params.model, url);
  const kind = modelFormKind(url);
  if (kind === null) throw notFound("page-not-found", url.pathname);
  return { brand, model, spec: formSpecForModel(kind, brand, model, url) };
};

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths } = services;
  const { brand, model, spec } = await requireModelForm(services, params, url);
  const page = await formOnPage(services, { url, postResult: formPostResult(context) }, () => spec);
  const name = modelTitle(model, [brand]);
  const modelHref = paths.model(brand, model);
  return {
    page,
    title: leadKindStrings(spec.kind).title,
    name,
    modelId: model.id,
    modelHref,
    picture: modelPicture(model, name),
    privacyHref: privacyHref(services),
    spoken: spokenByContact(visibleEmployees(services), {
      locations: answeringLocations(page, services.catalogue().locations.filter(sellsModel(model))),
      brand: brand.slug,
      departments: ["sales", "used"],
    }),
    crumbs: crumbsTo(
      services,
      { label: brand.name, href: await brandHref(services, brand) },
      { label: modelListStrings.crumb, href: paths.brandAllModels(brand) },
      { label: model.name, href: modelHref },
      { label: leadKindStrings(spec.kind).title },
    ),
  };
};

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const { spec } = await requireModelForm(servicesOf(context), params, url);
  const { kind, subject, isEligible } = spec;
  const key = subjectKey(subject);
  return handleFormPost(
    { request, url, context },
    { kind, subjectKey: key, currentSubject: async () => subject, isEligible },
  );
};
