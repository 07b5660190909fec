import { ModelCard, type ModelCardView, modelStockQuery, modelTitle, toModelCardView } from "../../models/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import type { Model } from "#domain/models/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { modelHref } from "./model-href.ts";
import { TeaserLink } from "../elements/teaser-link.tsx";

/** The models selected by the editor, in that order; otherwise those of the brand; otherwise all passenger models. */
const selectModels = ({ brand, models }: SectionOf<"model_teaser">, live: LiveContent): readonly Model[] => {
  if (models.length > 0) {
    return models.flatMap((name) => live.models.find((model) => `${model.brand}/${model.slug}` === name) ?? []);
  }
  if (brand !== null) return live.models.filter((model) => model.brand === brand);
  return live.models.filter((model) => model.kind === "passenger");
};

const toModelCard = async (model: Model, live: LiveContent): Promise<ModelCardView | null> => {
  const href = await modelHref(model, live);
  if (href === null) return null;
  return toModelCardView(model, {
    href,
    title: modelTitle(model, live.brands),
    count: live.count(modelStockQuery(model)),
    vat: live.display.countryTerms.vat,
  });
};

export const toModelTeaserView = async (section: SectionOf<"model_teaser">, live: LiveContent) => {
  const cards = await Promise.all(selectModels(section, live).map((model) => toModelCard(model, live)));
  const { brand: _brand, models: _models, limit, ...rest } = section;
  return { ...rest, items: cards.filter((card) => card !== null).slice(0, limit) };
};

export type ModelTeaserView = Awaited<ReturnType<typeof toModelTeaserView>>;

export const ModelTeaser = ({ view }: { readonly view: ModelTeaserView }) => (
  <SectionFrame
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    aside={<TeaserLink link={view.link} label={view.link_label} />}
  >
    <ul className="vehicle-grid">
      {view.items.map((card) => (
        <li key={card.title} className="cell">
          <ModelCard card={card} />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
