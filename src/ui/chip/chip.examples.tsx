import type { Examples } from "../examples.ts";
import { Chip, RemovableChip } from "./chip.tsx";

export const chipExamples: Examples = {
  component: "Chip",
  about: "A suggestion is outlined; a choice made is filled and carries the cross that takes it back.",
  examples: [
    {
      name: "suggestions",
      render: () => (
        <div className="chips">
          <Chip href="#a">Moins de 15 000 €</Chip>
          <Chip href="#b">TVA déductible</Chip>
          <Chip href="#c" pressed>
            400 km d’autonomie
          </Chip>
        </div>
      ),
    },
    {
      name: "choix",
      render: () => (
        <div className="chips">
          <RemovableChip href="#a" removeLabel="Retirer le filtre Marque : Opel">
            Opel
          </RemovableChip>
          <RemovableChip href="#b" removeLabel="Retirer le filtre Prix : jusqu’à 20 000 €">
            Jusqu’à 20 000 €
          </RemovableChip>
        </div>
      ),
    },
  ],
};
