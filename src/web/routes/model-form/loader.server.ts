import { modelTitle } from "../../features/models/model-card-view.ts";
import { modelPicture } from "../../features/models/model-picture.ts";
import { crumbsTo } from "../../features/page/crumb-steps.server.ts";
import { formOnPage, privacyHref } from "../../features/lead-form/form-page.server.ts";
import { formPostResult } from "../../features/lead-form/form-post.server.ts";
import { servicesOf } from "../../services.ts";
import { modelListStrings } from "../../strings/models.ts";
import type { Route } from "./+types/route";
import { requireModelForm } from "./model-form.server.ts";

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
