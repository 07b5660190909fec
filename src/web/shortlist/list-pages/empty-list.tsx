import type { ReactNode } from "react";
import { type VehicleCardView, VehicleCard, WIDE_GRID_SIZES } from "../../vehicle/index.ts";
import { RecentlyViewed } from "../recently-viewed/recently-viewed.tsx";
import { listPageStrings } from "./list-pages-strings.ts";

const Newest = ({ cards }: { readonly cards: readonly VehicleCardView[] }) => (
  <section aria-labelledby="nouveautes" className="mt-28">
    <h2 id="nouveautes" className="text-xl">
      {listPageStrings.newest}
    </h2>
    <ul className="vehicle-grid mt-16">
      {cards.map((card) => (
        <li key={card.id} className="cell">
          <VehicleCard card={card} sizes={WIDE_GRID_SIZES} heading="h3" />
        </li>
      ))}
    </ul>
  </section>
);

type EmptyListProps = {
  /** What the list is for. */
  readonly children: ReactNode;
  /** The latest arrivals, in place of vehicles that were viewed. */
  readonly newest: readonly VehicleCardView[];
};

export const EmptyList = ({ children, newest }: EmptyListProps) => (
  <>
    {children}
    <RecentlyViewed fallback={newest.length > 0 && <Newest cards={newest} />} />
  </>
);
