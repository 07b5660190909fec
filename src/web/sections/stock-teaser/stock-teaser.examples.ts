import { exampleCard } from "../../vehicle/card/vehicle-card.examples.tsx";
import type { StockTeaserView } from "./stock-teaser.tsx";

export const exampleStockTeaser: StockTeaserView = {
  component: "stock_teaser",
  anchor: null,
  title: "Tout juste arrivés",
  text: null,
  limit: 3,
  layout: "grid",
  link_label: "Voir tout le stock",
  href: "/stock",
  cards: [exampleCard],
  paymentWords: null,
};
