import type { Examples } from "../examples.ts";
import { Popover } from "./popover.tsx";

export const popoverExamples: Examples = {
  component: "Popover",
  about: "The conditions of a price, beside it, on demand.",
  examples: [
    {
      name: "conditions",
      render: () => (
        <>
          <button type="button" popoverTarget="ex-popover" className="monthly">
            389 € par mois
          </button>
          <Popover id="ex-popover" title="Mensualité" closeLabel="Fermer">
            <p>48 mois, 15 000 km par an, acompte de 10 %. Sous réserve d’acceptation du dossier.</p>
          </Popover>
        </>
      ),
    },
  ],
};
