import type { Examples } from "../examples.ts";
import { Facts } from "./facts.tsx";

export const factsExamples: Examples = {
  component: "Facts",
  about: "Characteristics of a vehicle; what the feed does not say is not there.",
  examples: [
    {
      name: "deux colonnes",
      render: () => (
        <Facts
          columns={2}
          facts={[
            { label: "Puissance", value: "96 kW (130 ch)" },
            { label: "Cylindrée", value: "1 199 cm³" },
            { label: "Boîte de vitesses", value: "Automatique, 8 rapports" },
            { label: "Portes", value: "5" },
          ]}
        />
      ),
    },
  ],
};
