import type { Examples } from "../../../ui/examples.ts";
import { VehicleCardSkeleton } from "./vehicle-card-skeleton.tsx";
import { EXAMPLE_WORDS } from "./vehicle.examples.ts";
import type { VehicleCardView } from "./vehicle-card-view.ts";
import { VehicleCard } from "./vehicle-card.tsx";

export const exampleCard: VehicleCardView = {
  id: 100241,
  href: "/stock/100241-1-opel-corsa-gs",
  title: "Opel Corsa",
  trim: "GS 1.2 Turbo",
  picture: { kind: "studio", shape: "hatchback", color: "orange", alt: "Opel Corsa, orange" },
  badges: [
    { tone: "saving", label: "−8\u00a0%" },
    { tone: "ink", label: "Nouveau" },
  ],
  attributes: ["Occasion · 2024", "12\u202f500\u00a0km", "Essence", "Automatique · 131\u00a0ch"],
  electric: false,
  price: "19\u202f490\u00a0€",
  before: { label: "Prix le plus bas des 30\u00a0jours avant la baisse\u00a0:", amount: "21\u202f200\u00a0€" },
  monthly: {
    amount: "279\u00a0€",
    figures: [1_949_000, 290_000, "5,35\u00a0%"],
    words: EXAMPLE_WORDS,
    emissions: "5,4\u00a0l/100\u00a0km\u00a0· CO₂\u00a0123\u00a0g/km (WLTP)",
  },
  location: "Exempleville",
};

const electric: VehicleCardView = {
  ...exampleCard,
  id: 100242,
  title: "Hyundai Ioniq 5",
  trim: "Creative 84 kWh, toit panoramique et jantes de 20 pouces",
  picture: { kind: "studio", shape: "electric", color: "silver", alt: "Hyundai Ioniq 5, argent" },
  badges: [],
  attributes: ["Démonstration · 2025", "1\u202f200\u00a0km", "Électrique · 620\u00a0km", "Automatique · 325\u00a0ch"],
  electric: true,
  price: "46\u202f900\u00a0€",
  before: null,
  monthly: {
    amount: "612\u00a0€",
    figures: [1_949_000, 290_000, "5,35\u00a0%"],
    words: EXAMPLE_WORDS,
    emissions: "16,8\u00a0kWh/100\u00a0km\u00a0· CO₂\u00a00\u00a0g/km (WLTP)",
  },
  location: "Autreville",
};

const photographed: VehicleCardView = {
  ...exampleCard,
  id: 100244,
  picture: { kind: "photo", url: "/studio/2/hatchback-rear-960.webp", alt: "Opel Corsa, orange" },
  photos: { count: 7, more: ["/studio/2/saloon-rear-960.webp", "/studio/2/van-rear-960.webp"] },
};

const sparse: VehicleCardView = {
  ...exampleCard,
  id: 100243,
  title: "Renault",
  trim: null,
  picture: { kind: "studio", shape: "covered", color: "unknown", alt: "Renault" },
  badges: [],
  attributes: ["Occasion", "148\u202f000\u00a0km", null, null],
  price: null,
  before: null,
  monthly: null,
  location: null,
};

export const vehicleCardExamples: Examples = {
  component: "VehicleCard",
  about: "Picture, title, four facts, price with its month beside it, place. What is not known is left out.",
  examples: [
    {
      name: "côte à côte",
      render: () => (
        <div className="vehicle-grid">
          {[exampleCard, electric, photographed, sparse].map((card) => (
            <VehicleCard key={card.id} card={card} />
          ))}
          <VehicleCardSkeleton />
        </div>
      ),
    },
  ],
};
