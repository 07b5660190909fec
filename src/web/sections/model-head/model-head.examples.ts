import { modelSchema } from "#domain/models/index.ts";
import { toModelView } from "../../models/index.ts";
import { toDownloadItem } from "../downloads/downloads-view.ts";
import type { ModelHeadView } from "./model-head.tsx";

const PUMA = modelSchema.parse({
  id: 101,
  slug: "puma",
  brand: "ford",
  name: "Puma",
  kind: "passenger",
  body_styles: ["suv"],
  fuels: ["petrol", "electric"],
  seats: 5,
  cash_price_from: 2_760_000,
  versions: [{ name: "Titanium", fuel: "petrol", price: 2_760_000 }],
  highlights: ["MegaBox de 80 litres sous le plancher du coffre", "Hybride léger 48 V ou 100\u00a0% électrique Gen-E"],
});

export const exampleModelHead: ModelHeadView = {
  component: "model_head",
  head: toModelView({
    model: { ...PUMA, updated_at: "2026-11-20T08:00:00Z" },
    title: "Ford Puma",
    priceSuffix: "TTC",
    words: {
      title: "La petite Ford au grand coffre",
      text: "Elle mesure 4,19 mètres et emporte ce que l’on attend d’une voiture plus longue.",
      image: null,
    },
    lease: {
      version: "Titanium",
      monthly: "259\u00a0€",
      name: "en location longue durée",
      suffix: "/mois TTC",
      included: null,
      terms: "48 mois, 15\u202f000\u00a0km par an",
      conditions: "Premier versement 4\u202f140\u00a0€, entretien compris.",
      emissions: "5,3\u00a0l/100\u00a0km, CO₂ 121\u00a0g/km (WLTP)",
      offerHref: "/private-lease/ford-puma",
    },
    hosts: { configurators: [] },
    steps: [
      { href: "/stock?brand=ford&model=puma", label: "Voir 11\u00a0véhicules en stock" },
      { href: "/ford/models/puma/testdrive", label: "Réserver un essai" },
      { href: "/ford/models/puma/contact", label: "Poser une question" },
    ],
    story: null,
  }),
  downloads: [
    toDownloadItem({ title: "Brochure Ford Puma", url: "/brochures/ford-puma.pdf", bytes: 232_984, description: null }),
  ],
};
