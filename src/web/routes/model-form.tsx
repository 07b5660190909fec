import { subjectKey } from "#domain/leads/index.ts";
import { FormOrPlacesPage, SubjectPicture } from "../features/lead-form/index.ts";
import { modelTitle } from "../features/models/model-card-view.ts";
import { modelPicture } from "../features/models/model-picture.ts";
import { brandOfPath, modelOfPath } from "../lib/brand-of-path.ts";
import { crumbsTo } from "../lib/crumbs.ts";
import { formOnPage, privacyHref } from "../lib/form-page.ts";
import { answeredForm, answerFormPost } from "../lib/form-post.ts";
import { askedOfModel, modelFormKind } from "../lib/model-form.ts";
import { notHere } from "../lib/page-error.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { servicesOf, type WebServices } from "../services.ts";
import { modelListStrings } from "../strings/models.ts";
import type { Route } from "./+types/model-form";

type Params = { readonly brand: string; readonly model: string };

const modelAsked = async (services: WebServices, params: Params, url: URL) => {
  const brand = await brandOfPath(services, params.brand, url);
  const model = await modelOfPath(services, brand, params.model, url);
  const kind = modelFormKind(url);
  if (kind === null) throw notHere("page-not-found", url.pathname);
  return { brand, model, asked: askedOfModel(kind, brand, model) };
};

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths } = services;
  const { brand, model, asked } = await modelAsked(services, params, url);
  const page = await formOnPage(services, { url, answered: answeredForm(context) }, () => asked);
  const name = modelTitle(model, [brand]);
  const modelHref = paths.model(brand, model);
  return {
    page,
    title: asked.kind.title,
    name,
    modelHref,
    picture: modelPicture(model, name),
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(
      services,
      { label: brand.name, href: paths.brand(brand) },
      { label: modelListStrings.crumb, href: paths.brandAllModels(brand) },
      { label: model.name, href: modelHref },
      { label: asked.kind.title },
    ),
  };
};

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const { asked } = await modelAsked(servicesOf(context), params, url);
  const { kind, subject, amongst } = asked;
  const key = subjectKey(subject);
  return answerFormPost(
    { request, url, context },
    { kind, subjectKey: key, currentSubject: async () => subject, amongst },
  );
};

/** When to come back is told by the action alone. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.title}, ${loaderData.name}` : null,
    noindex: true,
  });

const ModelForm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrPlacesPage
    page={loaderData.page}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    subjectHref={loaderData.modelHref}
    picture={<SubjectPicture picture={loaderData.picture} />}
  />
);

export default ModelForm;
