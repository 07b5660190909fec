import { subjectKey } from "#domain/leads/index.ts";
import { FormOrLocationsPage, SubjectPicture } from "../../features/lead-form/index.ts";
import { modelTitle } from "../../features/models/model-card-view.ts";
import { modelPicture } from "../../features/models/model-picture.ts";
import { requireBrand, requireModel } from "../../features/addresses/require-brand.server.ts";
import { crumbsTo } from "../../features/page/crumb-steps.server.ts";
import { formOnPage, privacyHref } from "../../features/lead-form/form-page.server.ts";
import { formPostResult, handleFormPost } from "../../features/lead-form/form-post.server.ts";
import { formSpecForModel, modelFormKind } from "./model-form.server.ts";
import { notFound } from "../../features/errors/page-error.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { servicesOf, type WebServices } from "../../services.ts";
import { modelListStrings } from "../../strings/models.ts";
import type { Route } from "./+types/route";

type Params = { readonly brand: string; readonly model: string };

const requireModelForm = async (services: WebServices, params: Params, url: URL) => {
  const brand = await requireBrand(services, params.brand, url);
  const model = await requireModel(services, brand, params.model, url);
  const kind = modelFormKind(url);
  if (kind === null) throw notFound("page-not-found", url.pathname);
  return { brand, model, spec: formSpecForModel(kind, brand, model) };
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
    title: spec.kind.title,
    name,
    modelHref,
    picture: modelPicture(model, name),
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(
      services,
      { label: brand.name, href: paths.brand(brand) },
      { label: modelListStrings.crumb, href: paths.brandAllModels(brand) },
      { label: model.name, href: modelHref },
      { label: spec.kind.title },
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

/** Only the action sets `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.title}, ${loaderData.name}` : null,
    noindex: true,
  });

const ModelForm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrLocationsPage
    page={loaderData.page}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    subjectHref={loaderData.modelHref}
    picture={<SubjectPicture picture={loaderData.picture} />}
  />
);

export default ModelForm;
