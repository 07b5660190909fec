import type { Examples } from "../examples.ts";
import { Toggle } from "./toggle.tsx";

export const toggleExamples: Examples = {
  component: "Toggle",
  about: "A yes or no that needs no explaining.",
  examples: [
    {
      name: "arrêt et marche",
      render: () => (
        <div>
          <Toggle name="vat" value="1" label="TVA déductible" count="86" />
          <Toggle name="warranty" value="1" label="Sous garantie" count="203" defaultChecked />
        </div>
      ),
    },
  ],
};
