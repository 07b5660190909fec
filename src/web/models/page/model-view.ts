import { isConfiguratorLinked, type Model } from "#domain/models/index.ts";
import { MODEL_VERSIONS_ANCHOR } from "#domain/content/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { formatEuros, formatNumber, formatQuantity } from "#domain/shared/index.ts";
import type { DescriptionItem } from "../../../ui/description-list/description-list.tsx";
import { modelPageStrings as strings } from "../strings/models-strings.ts";
import { type GalleryMediumView, photoMedia } from "../../vehicle/index.ts";
import type { AdvertisedLeaseView } from "../card/model-lease.ts";
import { formatFuels, joinLabels, modelGallery } from "../card/model-card-view.ts";
import { bodyLabels } from "#application/strings/vehicles/body-label.ts";

export type StepView = { readonly href: string; readonly label: string };

/** `isExternal`: the link leaves the site; its label names the host. */
type ConfigureView = StepView & { readonly isExternal: boolean };

/**
 * `suffix`: of the monthly payment, with its VAT. `offerHref`: page of the offer with these figures; null for the
 * advertised payment of a version.
 */
export type ModelLeaseView = AdvertisedLeaseView & { readonly suffix: string; readonly offerHref: string | null };

/** Words and picture of an editor. */
type ModelTexts = {
  readonly title: string | null;
  readonly text: string | null;
  readonly image: { readonly src: string; readonly alt: string } | null;
};

/** Head of a page about a model. */
export type ModelView = {
  readonly id: number;
  readonly title: string;
  /** An editor's title, below that of the model. */
  readonly subtitle: string | null;
  readonly intro: string | null;
  readonly gallery: readonly GalleryMediumView[];
  readonly cash: string | null;
  /** What follows a price with VAT: "TTC". */
  readonly priceSuffix: string;
  readonly lease: ModelLeaseView | null;
  readonly attributes: readonly (DescriptionItem & { readonly value: string })[];
  readonly highlights: readonly string[];
  /** Call-to-action links, the most important first. */
  readonly steps: readonly StepView[];
  /** The manufacturer's configurator, otherwise the versions on this page; null without either. */
  readonly configure: ConfigureView | null;
  /** The story of the model, unless this is its page. */
  readonly story: StepView | null;
};

const toAttributes = (model: Model): ModelView["attributes"] => {
  const { body_styles, dimensions: size, seats, kind } = model;
  const body = joinLabels(bodyLabels(body_styles));
  const sides = size && [size.length_mm, size.width_mm, size.height_mm].map((side) => formatNumber(side));
  const boot = size?.boot_l ?? null;
  const attributes = [
    { label: strings.attributes.body, value: body },
    { label: strings.attributes.fuels, value: formatFuels(model) },
    { label: strings.attributes.seats, value: seats === null ? "" : String(seats) },
    { label: strings.attributes.size, value: sides ? `${sides.join(" × ")}\u00a0mm` : "" },
    {
      label: kind === "van" ? strings.attributes.load : strings.attributes.boot,
      value: boot === null ? "" : formatQuantity(boot, "l"),
    },
  ];
  return attributes.filter(({ value }) => value !== "");
};

type ConfiguratorHosts = Pick<Settings["hosts"], "configurators">;

type ModelViewInput = {
  readonly model: Model;
  readonly title: string;
  readonly words: ModelTexts;
  readonly hosts: ConfiguratorHosts;
} & Pick<ModelView, "lease" | "steps" | "story" | "priceSuffix">;

/** Links only to hosts in the settings. */
const toConfigureView = (model: Model, { configurators }: ConfiguratorHosts): ConfigureView | null => {
  const { configurator_url: href } = model;
  if (href !== null && isConfiguratorLinked(model, configurators)) {
    return { href, label: strings.configureAt(new URL(href).host), isExternal: true };
  }
  return model.versions.length > 0
    ? { href: `#${MODEL_VERSIONS_ANCHOR}`, label: strings.configure, isExternal: false }
    : null;
};

/** An editor's picture precedes those of the catalogue. */
const toGallery = (model: Model, title: string, image: ModelTexts["image"]): readonly GalleryMediumView[] => [
  ...photoMedia(image === null ? [] : [{ url: image.src, alt: image.alt }]),
  ...modelGallery(model, title),
];

export const toModelView = ({ model, title, words, hosts, ...view }: ModelViewInput): ModelView => ({
  ...view,
  id: model.id,
  title,
  subtitle: words.title,
  intro: words.text ?? model.intro,
  gallery: toGallery(model, title, words.image),
  cash: model.cash_price_from === null ? null : formatEuros(model.cash_price_from),
  attributes: toAttributes(model),
  highlights: model.highlights,
  configure: toConfigureView(model, hosts),
});
