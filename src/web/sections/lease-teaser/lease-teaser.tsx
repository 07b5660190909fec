import { Card } from "../../../ui/card/card.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { type Picture, VehiclePicture } from "../../platform/pictures/index.ts";
import {
  type AdvertisedLeaseView,
  type ModelLease,
  modelLease,
  modelPicture,
  modelStrings as strings,
  modelTitle,
} from "../../models/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { TeaserLink } from "../elements/teaser-link.tsx";
import type { SectionOf } from "#domain/content/index.ts";
import type { Model } from "#domain/models/index.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import { offerPicture, offerStrings } from "../../leasing/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { modelHref } from "../model-teaser/model-href.ts";

const SIZES = "(width >= 80rem) 420px, (width >= 43.75rem) 46vw, 78vw";

type LeaseCardView = AdvertisedLeaseView & {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
  /** "/mois TTC". */
  readonly suffix: string;
};

export type LeaseTeaserView = Omit<SectionOf<"lease_teaser">, "brand" | "limit"> & {
  readonly items: readonly LeaseCardView[];
};

const leases = createDerivedCache<Model, ModelLease | null>();
const cards = createDerivedCache<ModelLease, LeaseCardView>();
const views = createDerivedCache<SectionOf<"lease_teaser">, LeaseTeaserView>();

const toCard = async (model: Model, lease: ModelLease, live: LiveContent): Promise<LeaseCardView | null> => {
  const { offer, toView } = lease;
  const href = offer?.href ?? (await modelHref(model, live));
  if (href === null) return null;
  return cards(lease, [href, live.brands], () => {
    const title = modelTitle(model, live.brands);
    const picture = offer ? offerPicture(offer.published) : modelPicture(model, title);
    const suffix = offerStrings.perMonth("with", live.display.countryTerms.vat);
    return { href, title, picture, suffix, ...toView() };
  });
};

/** Passenger models with the lowest monthly payments, of one brand or all. The same object for the same cards. */
export const toLeaseTeaserView = async (
  section: SectionOf<"lease_teaser">,
  live: LiveContent,
): Promise<LeaseTeaserView> => {
  const { brand, limit, ...rest } = section;
  const { leaseOffers, leaseOfferOf: advertised, display: settings, paths } = live;
  const context = { leaseOffers, advertised, settings, paths };
  const offers = live.models
    .filter((model) => model.kind === "passenger" && (brand === null || model.brand === brand))
    .flatMap((model) => {
      const lease = leases(model, live.version, () => modelLease(model, context));
      return lease === null ? [] : [{ model, lease }];
    })
    .toSorted((a, b) => a.lease.monthlyCents - b.lease.monthlyCents);
  const items: LeaseCardView[] = [];
  for (const { model, lease } of offers) {
    if (items.length === limit) break;
    const card = await toCard(model, lease, live);
    if (card !== null) items.push(card);
  }
  return views(section, [items.length, ...items], () => ({ ...rest, items }));
};

const LeaseCard = ({ card }: { readonly card: LeaseCardView }) => (
  <Card picture={<VehiclePicture picture={card.picture} sizes={SIZES} />}>
    <h3>
      <Anchor href={card.href} className="card-link">
        {nonBreakingTitle(card.title)}
      </Anchor>
    </h3>
    <p className="text-s text-soft">{card.version}</p>
    <p className="offer-card-price cluster baseline gap-0 gap-x-12">
      <span className="text-s text-soft">{strings.from}</span> <Price amount={card.monthly} suffix={card.suffix} />
      <span className="text-s text-soft">{card.name}</span>
    </p>
    {card.included && <p className="lease-included text-s leading-s">{card.included}</p>}
    <p className="lease-duration mt-4 text-s leading-s text-soft">{card.terms}</p>
    {card.emissions && <p className="text-s text-soft">{card.emissions}</p>}
    <details className="lease-conditions stack gap-8 leading-l text-soft">
      <summary>{strings.conditions}</summary>
      <p>
        {strings.version(card.version)} {card.conditions}
      </p>
    </details>
  </Card>
);

/** Each monthly payment is displayed with its full conditions. */
export const LeaseTeaser = ({ view }: { readonly view: LeaseTeaserView }) => (
  <SectionFrame
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    aside={<TeaserLink link={view.link} label={view.link_label} />}
  >
    <ul className="vehicle-grid phone-row">
      {view.items.map((card) => (
        <li key={card.title} className="cell">
          <LeaseCard card={card} />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
