import { exampleModelPicture } from "../model-teaser/model-teaser.examples.ts";
import type { LeaseTeaserView } from "./lease-teaser.tsx";

export const exampleLeaseTeaser: LeaseTeaserView = {
  component: "lease_teaser",
  anchor: null,
  title: "En leasing",
  text: null,
  link: null,
  link_label: null,
  items: [
    {
      href: "/ford/puma",
      title: "Ford Puma",
      version: "Titanium 1.0 EcoBoost",
      picture: exampleModelPicture("suv", "blue"),
      monthly: "299\u00a0€",
      suffix: "/mois TTC",
      name: "en location avec option d’achat",
      included: "Compris\u00a0: entretien et usure normale, assistance 24\u00a0h sur 24",
      terms: "48\u00a0mois\u00a0· 15\u202f000\u00a0km/an\u00a0· premier\u00a0versement 4\u202f140\u00a0€",
      conditions:
        "Leasing sur 48\u00a0mois et 15\u202f000\u00a0km par an. Loueur\u00a0: Exemple S.A., après examen du dossier.",
      emissions: "5,3\u00a0l/100\u00a0km\u00a0· CO₂\u00a0121\u00a0g/km (WLTP)",
    },
  ],
};
