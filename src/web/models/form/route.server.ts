import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { modelPicture, modelTitle } from "../card/model-card-view.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { formOnPage, formPostResult, handleFormPost, privacyHref } from "../../leads/index.server.ts";
import { brandHref } from "../../platform/addresses/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { modelListStrings } from "../strings/models-strings.ts";
import type { Route } from "./+types/route";
import { requireModelForm } from "./model-form.server.ts";
import { subjectKey } from "#domain/leads/index.ts";

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
