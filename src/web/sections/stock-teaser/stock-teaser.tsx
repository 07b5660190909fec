import { sharedWords, VehicleCard, WithPaymentWords, withSharedWords } from "../../vehicle/index.ts";
import { TeaserLink } from "../elements/teaser-link.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

export const toStockTeaserView = async ({ query, ...section }: SectionOf<"stock_teaser">, live: LiveContent) => {
  const cards = await live.cards(query, section.limit);
  const paymentWords = sharedWords(cards);
  return { ...section, href: live.paths.stock(query), cards: withSharedWords(cards, paymentWords), paymentWords };
};

export type StockTeaserView = Awaited<ReturnType<typeof toStockTeaserView>>;

type Layout = StockTeaserView["layout"];

const FRAMES: Readonly<Record<Layout, string>> = {
  grid: "",
  rail: "section-rail",
  beside: "section-band section-tint section-aside",
};

const LISTS: Readonly<Record<Layout, string>> = {
  grid: "vehicle-grid",
  rail: "rail",
  beside: "vehicle-grid vehicle-pair phone-row",
};

const SIZES: Readonly<Record<Layout, string>> = {
  grid: "(width >= 80rem) 420px, (width >= 43.75rem) 46vw, 92vw",
  rail: "(width >= 43.75rem) 340px, 78vw",
  beside: "(width >= 80rem) 420px, (width >= 43.75rem) 46vw, 78vw",
};

export const StockTeaser = ({ view }: { readonly view: StockTeaserView }) => (
  <SectionFrame
    className={FRAMES[view.layout]}
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    aside={<TeaserLink link={view.href} label={view.link_label} />}
  >
    <WithPaymentWords words={view.paymentWords}>
      <ul className={LISTS[view.layout]}>
        {view.cards.map((card) => (
          <li key={card.id} className="cell">
            <VehicleCard card={card} sizes={SIZES[view.layout]} />
          </li>
        ))}
      </ul>
    </WithPaymentWords>
  </SectionFrame>
);
