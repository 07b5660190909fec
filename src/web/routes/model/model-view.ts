import type { AdvertisedLease, Model } from "#domain/models/index.ts";
import { formatEuros, formatNumber, formatQuantity } from "#domain/shared/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import type { DescriptionItem } from "../../../ui/description-list/description-list.tsx";
import { modelPageStrings as strings } from "../../strings/models.ts";
import type { Picture } from "../../features/pictures/index.ts";
import {
  toLeaseOfferView,
  type LeaseOfferView,
  joinLabels,
  formatFuels,
  modelPicture,
} from "../../features/models/index.ts";
import { BODY_STYLE_LABELS } from "#application/strings/vehicles/key-labels.ts";

export type StepView = { readonly href: string; readonly label: string };

/** Head of a model page, above versions and vehicles. */
export type ModelView = {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly intro: string | null;
  readonly picture: Picture;
  readonly cash: string | null;
  readonly lease: LeaseOfferView | null;
  readonly attributes: readonly (DescriptionItem & { readonly value: string })[];
  readonly highlights: readonly string[];
  /** Call-to-action links, the most important first. */
  readonly steps: readonly StepView[];
  readonly configurator: string | null;
  readonly story: StepView | null;
};

const toAttributes = (model: Model): ModelView["attributes"] => {
  const { body_styles, dimensions: size, seats, kind } = model;
  const body = joinLabels(body_styles.map((style) => BODY_STYLE_LABELS[style]));
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

type ModelViewInput = {
  readonly model: Model;
  readonly title: string;
  readonly lease: AdvertisedLease | null;
} & Pick<ModelView, "crumbs" | "steps" | "story">;

export const toModelView = ({ model, title, lease, crumbs, steps, story }: ModelViewInput): ModelView => ({
  crumbs,
  title,
  intro: model.intro,
  picture: modelPicture(model, title),
  cash: model.cash_price_from === null ? null : formatEuros(model.cash_price_from),
  lease: lease && toLeaseOfferView(lease),
  attributes: toAttributes(model),
  highlights: model.highlights,
  steps,
  configurator: model.configurator_url,
  story,
});
