import { prepareAdvertisedMonth, type Brand, type Model } from "#domain/models/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { fuelsOf, modelTitle, stockOf } from "../features/models/model-card-view.ts";
import { modelData, modelImage } from "../features/models/model-data.ts";
import { modelView, type StepView } from "../features/models/model-view.ts";
import { versionTable } from "../features/models/version-table.ts";
import { downloadsView } from "../sections/downloads/downloads-view.ts";
import type { SectionView } from "../sections/section-views.ts";
import type { WebServices } from "../services.ts";
import { modelListStrings, modelPageStrings as words } from "../strings/models.ts";
import { crumbsTo } from "./crumbs.ts";
import { liveContent } from "./live-content.ts";
import { crumbsData } from "./structured-data.ts";

/** Cards of the stock that a model's page shows before it leads to all of them. */
const CARDS = 3;

/** The step to a page of the content, where the site has it. */
const stepTo = async ({ content, paths }: WebServices, slug: string, label: string): Promise<readonly StepView[]> =>
  (await content.story(slug)) === null ? [] : [{ href: paths.content(slug), label }];

const storyOf = async (services: WebServices, { brand, slug }: Model): Promise<StepView | null> => {
  const steps = await Promise.all(
    [`${brand}/${slug}`, `${brand}/${brand}-${slug}`, `vehicules-utilitaires/${brand}-utilitaires/${slug}`].map((one) =>
      stepTo(services, one, words.story),
    ),
  );
  return steps.flat()[0] ?? null;
};

const stockStep = ({ stock, paths }: WebServices, model: Model): readonly StepView[] => {
  const query = stockOf(model);
  const count = stock.index().count(query);
  return count === 0 ? [] : [{ href: paths.stock(query), label: words.seeStock(count) }];
};

const sectionsOf = async (
  services: WebServices,
  { model, title, url }: { readonly model: Model; readonly title: string; readonly url: URL },
): Promise<readonly SectionView[]> => {
  const table = versionTable(model, title);
  const items = model.downloads.map((file) => ({ ...file, description: null }));
  const query = stockOf(model);
  const cards = await liveContent(services, url).cards(query, CARDS);
  const sections: readonly (SectionView | null)[] = [
    table,
    items.length === 0
      ? null
      : downloadsView({ component: "downloads", anchor: "telechargements", title: words.downloads, items }),
    cards.length === 0
      ? null
      : {
          component: "stock_teaser",
          anchor: "stock",
          title: words.stock(title),
          text: null,
          limit: CARDS,
          link_label: words.seeAllStock,
          href: services.paths.stock(query),
          cards,
        },
  ];
  return sections.filter((section) => section !== null);
};

/** What the page of a model is made of. */
export const modelPage = async (services: WebServices, brand: Brand, model: Model, url: URL) => {
  const { paths, settings, clock, siteUrl } = services;
  const title = modelTitle(model, [brand]);
  const canonical = paths.model(brand, model);
  const month =
    model.kind === "passenger" ? prepareAdvertisedMonth(settings.finance, utcDay(clock.now()))(model) : null;
  const crumbs = crumbsTo(
    services,
    { label: brand.name, href: paths.brand(brand) },
    { label: modelListStrings.crumb, href: paths.brandAllModels(brand) },
    { label: model.name },
  );
  const steps = [
    ...stockStep(services, model),
    { href: paths.modelTestDrive(brand, model), label: words.testDrive },
    { href: paths.modelContact(brand, model), label: words.contact },
  ];
  const view = modelView({ model, title, month, crumbs, steps, story: await storyOf(services, model) });
  const data = [
    modelData({ model, title, brand: brand.name, url: siteUrl + canonical, siteUrl, picture: view.picture }),
    crumbsData(crumbs, siteUrl),
  ];
  return {
    view,
    sections: await sectionsOf(services, { model, title, url }),
    title: words.title(title),
    description: words.description(title, model.versions.length, fuelsOf(model), view.cash),
    canonical,
    image: { url: modelImage(view.picture, siteUrl), alt: view.picture.alt },
    data: data.filter((node) => node !== null),
  };
};
