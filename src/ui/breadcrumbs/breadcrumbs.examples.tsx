import type { Examples } from "../examples.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export const breadcrumbsExamples: Examples = {
  component: "Breadcrumbs",
  about: "Where one is; the last is the page itself and no link.",
  examples: [
    {
      name: "fiche",
      render: () => (
        <Breadcrumbs
          label="Fil d’Ariane"
          items={[{ label: "Accueil", href: "#" }, { label: "Stock", href: "#stock" }, { label: "Opel Corsa" }]}
        />
      ),
    },
  ],
};
