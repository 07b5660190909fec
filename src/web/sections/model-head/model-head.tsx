import {
  ModelHead,
  modelLease,
  type ModelLeaseView,
  modelPageStrings as strings,
  modelStockQuery,
  modelTitle,
  type ModelView,
  type StepView,
  toModelView,
} from "../../models/index.ts";
import { DownloadList } from "../downloads/download-list.tsx";
import { type SectionOf, storyPath } from "#domain/content/index.ts";
import type { Model } from "#domain/models/index.ts";
import { vatModeOf } from "#domain/lease-offers/index.ts";
import { offerStrings } from "../../leasing/index.ts";
import { type DownloadItem, toDownloadItem } from "../downloads/downloads-view.ts";
import type { SectionView } from "../elements/define-section.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { modelStorySlug } from "../elements/model-story-slug.ts";
import { type BrandedModel, sectionModel } from "../elements/page-model.ts";

/** `head`: null without a model. */
export type ModelHeadView = Pick<SectionView, "isSecondHead"> & {
  readonly component: "model_head";
  readonly head: ModelView | null;
  readonly downloads: readonly DownloadItem[];
};

const toSteps = ({ brand, model }: BrandedModel, { paths, count }: LiveContent): readonly StepView[] => {
  const query = modelStockQuery(model);
  const inStock = count(query);
  return [
    ...(inStock === 0 ? [] : [{ href: paths.stock(query), label: strings.seeStock(inStock) }]),
    { href: paths.modelTestDrive(brand, model), label: strings.testDrive },
    { href: paths.modelContact(brand, model), label: strings.contact },
  ];
};

const toLease = (model: Model, live: LiveContent): ModelLeaseView | null => {
  const { leaseOffers, leaseOfferOf: advertised, display: settings, paths } = live;
  const lease = modelLease(model, { leaseOffers, advertised, settings, paths });
  if (lease === null) return null;
  const { offer } = lease;
  const mode = vatModeOf(offer?.published.offer.kind ?? "private");
  return {
    ...lease.toView(),
    suffix: offerStrings.perMonth(mode, settings.countryTerms.vat),
    offerHref: offer?.href ?? null,
  };
};

const toStory = async (model: Model, live: LiveContent): Promise<StepView | null> => {
  const slug = await modelStorySlug(model, live);
  return slug === null || storyPath(slug) === live.path
    ? null
    : { href: live.paths.content(slug), label: strings.story };
};

export const toModelHeadView = async (
  { component, model: name, ...words }: SectionOf<"model_head">,
  live: LiveContent,
): Promise<ModelHeadView> => {
  const found = sectionModel(name, live);
  if (found === null) return { component, head: null, downloads: [] };
  const { brand, model } = found;
  const head = toModelView({
    model,
    title: modelTitle(model, [brand]),
    words,
    lease: toLease(model, live),
    hosts: live.hosts,
    priceSuffix: live.display.countryTerms.vat.with,
    steps: toSteps(found, live),
    story: await toStory(model, live),
  });
  return { component, head, downloads: model.downloads.map((file) => toDownloadItem({ ...file, description: null })) };
};

export const ModelHeadSection = ({ view: { head, downloads, isSecondHead } }: { readonly view: ModelHeadView }) =>
  head && (
    <ModelHead
      view={head}
      heading={isSecondHead ? "h2" : "h1"}
      downloads={downloads.length > 0 ? <DownloadList items={downloads} /> : null}
    />
  );
