import type { AdvertisedMonth, Model } from "#domain/models/index.ts";
import { formatEuros, formatNumber, formatQuantity } from "#domain/shared/index.ts";
import { BODY_STYLES } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import type { Fact } from "../../../ui/facts/facts.tsx";
import { modelPageStrings as words } from "../../strings/models.ts";
import type { Picture } from "../stock/picture.ts";
import { leaseMonthView, type LeaseMonthView } from "./lease-month-view.ts";
import { asLine, fuelsOf } from "./model-card-view.ts";
import { modelPicture } from "./model-picture.ts";

export type StepView = { readonly href: string; readonly label: string };

/** What a model's page says before its versions and its vehicles. */
export type ModelView = {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly intro: string | null;
  readonly picture: Picture;
  readonly cash: string | null;
  readonly lease: LeaseMonthView | null;
  readonly facts: readonly (Fact & { readonly value: string })[];
  readonly highlights: readonly string[];
  /** What to do next, the most wanted first. */
  readonly steps: readonly StepView[];
  readonly configurator: string | null;
  readonly story: StepView | null;
};

const factsOf = (model: Model): ModelView["facts"] => {
  const { body_styles, dimensions: size, seats, kind } = model;
  const body = asLine(body_styles.map((style) => BODY_STYLES[style]));
  const sides = size && [size.length_mm, size.width_mm, size.height_mm].map((side) => formatNumber(side));
  const boot = size?.boot_l ?? null;
  const facts = [
    { label: words.facts.body, value: body },
    { label: words.facts.fuels, value: fuelsOf(model) },
    { label: words.facts.seats, value: seats === null ? "" : String(seats) },
    { label: words.facts.size, value: sides ? `${sides.join(" × ")}\u00a0mm` : "" },
    {
      label: kind === "van" ? words.facts.load : words.facts.boot,
      value: boot === null ? "" : formatQuantity(boot, "l"),
    },
  ];
  return facts.filter(({ value }) => value !== "");
};

type Given = {
  readonly model: Model;
  readonly title: string;
  readonly month: AdvertisedMonth | null;
} & Pick<ModelView, "crumbs" | "steps" | "story">;

export const modelView = ({ model, title, month, crumbs, steps, story }: Given): ModelView => ({
  crumbs,
  title,
  intro: model.intro,
  picture: modelPicture(model, title),
  cash: model.cash_price_from === null ? null : formatEuros(model.cash_price_from),
  lease: month && leaseMonthView(month),
  facts: factsOf(model),
  highlights: model.highlights,
  steps,
  configurator: model.configurator_url,
  story,
});
