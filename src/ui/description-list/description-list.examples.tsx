import type { Examples } from "../examples.ts";
import { DescriptionList } from "./description-list.tsx";

export const descriptionListExamples: Examples = {
  component: "Facts",
  about: "Characteristics of a vehicle; what the feed does not say is not there.",
  examples: [
    {
      name: "deux colonnes",
      render: () => (
        <DescriptionList
          columns={2}
          items={[
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
