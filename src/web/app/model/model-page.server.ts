import { prepareAdvertisedLease, type Brand, type Model } from "#domain/models/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import {
  modelLease,
  formatFuels,
  modelPicture,
  modelTitle,
  modelStockQuery,
  toModelView,
  type ModelLeaseView,
  type StepView,
  toVersionsView,
  modelListStrings,
  modelPageStrings as strings,
} from "../../models/index.ts";
import { modelData, modelImageUrls } from "../../models/index.server.ts";
import { toDownloadsView } from "../../sections/downloads/downloads-view.ts";
import type { SectionView } from "../../sections/elements/define-section.ts";
import type { StockTeaserView } from "../../sections/stock-teaser/stock-teaser-view.ts";
import type { SiteServices } from "#application/site/index.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { liveContent } from "../../sections/load-live-content.server.ts";
import { crumbsData } from "../../platform/page/index.ts";

/** Maximum number of stock cards on a model's page. */
const CARDS = 3;

/** Empty if the site does not have the page. */
const contentStep = async (
  { content, paths }: SiteServices,
  slug: string,
  label: string,
): Promise<readonly StepView[]> => ((await content.story(slug)) === null ? [] : [{ href: paths.content(slug), label }]);

const storyStep = async (services: SiteServices, { brand, slug }: Model): Promise<StepView | null> => {
  const steps = await Promise.all(
    [`${brand}/${slug}`, `${brand}/${brand}-${slug}`, `vehicules-utilitaires/${brand}-utilitaires/${slug}`].map(
      (slugCandidate) => contentStep(services, slugCandidate, strings.story),
    ),
  );
  return steps.flat()[0] ?? null;
};

const stockStep = ({ stock, paths }: SiteServices, model: Model): readonly StepView[] => {
  const query = modelStockQuery(model);
  const count = stock.count(query);
  return count === 0 ? [] : [{ href: paths.stock(query), label: strings.seeStock(count) }];
};

const modelSections = async (
  services: SiteServices,
  { model, title, url }: { readonly model: Model; readonly title: string; readonly url: URL },
): Promise<readonly SectionView[]> => {
  const items = model.downloads.map((file) => ({ ...file, description: null }));
  const query = modelStockQuery(model);
  const cards = await liveContent(services, url).cards(query, CARDS);
  const downloads = toDownloadsView({
    component: "downloads",
    anchor: "telechargements",
    title: strings.downloads,
    items,
  });
  const stock: StockTeaserView = {
    component: "stock_teaser",
    layout: "grid",
    anchor: "stock",
    title: strings.stock(title),
    text: null,
    limit: CARDS,
    link_label: strings.seeAllStock,
    href: services.paths.stock(query),
    cards,
  };
  return [...(items.length === 0 ? [] : [downloads]), ...(cards.length === 0 ? [] : [stock])];
};

const toLeaseView = ({ leaseOffers, settings, clock, paths }: SiteServices, model: Model): ModelLeaseView | null => {
  if (model.kind !== "passenger") return null;
  const advertised = prepareAdvertisedLease(settings.finance, utcDay(clock.now()));
  const lease = modelLease(model, { leaseOffers, advertised, settings, paths });
  return lease && { ...lease.toView(), offerHref: lease.offer?.href ?? null };
};

export const modelPage = async (services: SiteServices, brand: Brand, model: Model, url: URL) => {
  const { paths, settings, siteUrl } = services;
  const title = modelTitle(model, [brand]);
  const canonical = paths.model(brand, model);
  const crumbs = crumbsTo(
    services,
    { label: brand.name, href: paths.brand(brand) },
    { label: modelListStrings.crumb, href: paths.brandAllModels(brand) },
    { label: model.name },
  );
  const steps = [
    ...stockStep(services, model),
    { href: paths.modelTestDrive(brand, model), label: strings.testDrive },
    { href: paths.modelContact(brand, model), label: strings.contact },
  ];
  const story = await storyStep(services, model);
  const view = toModelView({ model, title, lease: toLeaseView(services, model), settings, crumbs, steps, story });
  const versions = toVersionsView(model, {
    title,
    wltp: settings.wltp,
    configureHref: (version) => paths.modelContact(brand, model, version),
  });
  const pictures = modelImageUrls(view.gallery, siteUrl);
  const data = [
    modelData({ model, title, brand: brand.name, url: siteUrl + canonical, pictures }),
    crumbsData(crumbs, siteUrl),
  ];
  return {
    view,
    versions,
    sections: await modelSections(services, { model, title, url }),
    title: strings.title(title),
    description: strings.description(title, model.versions.length, formatFuels(model), view.cash),
    canonical,
    image: pictures[0] === undefined ? null : { url: pictures[0], alt: modelPicture(model, title).alt },
    data,
  };
};
