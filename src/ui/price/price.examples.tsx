import type { Examples } from "../examples.ts";
import { Monthly, Price } from "./price.tsx";

const before = { label: "Prix le plus bas des 30\u00a0jours avant la baisse\u00a0:", amount: "27 200 €" };

export const priceExamples: Examples = {
  component: "Price",
  about: "Tabular figures; the unit is smaller and grey. The monthly price opens its conditions.",
  examples: [
    { name: "carte", render: () => <Price amount="24 990 €" before={before} /> },
    { name: "fiche", render: () => <Price amount="24 990 €" suffix="TTC" before={before} size="page" /> },
    {
      name: "mensualité",
      render: () => (
        <Monthly
          amount="389 €"
          unit="/mois"
          name="en location avec option d’achat"
          popoverId="ex-popover"
          infoLabel="voir les conditions"
        />
      ),
    },
    { name: "réservé ou vendu", render: () => <Price amount="24 990 €" muted /> },
    { name: "sans prix", render: () => <Price amount="Prix sur demande" /> },
  ],
};
