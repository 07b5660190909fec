import { Button } from "../button/button.tsx";
import type { Examples } from "../examples.ts";
import { EmptyState } from "./empty-state.tsx";

export const emptyStateExamples: Examples = {
  component: "EmptyState",
  about: "Says what would give a result, computed.",
  examples: [
    {
      name: "aucun résultat",
      render: () => (
        <EmptyState title="Aucun véhicule ne réunit tous ces critères" text="En retirant un seul filtre :">
          <Button variant="tertiary" label="Sans « 7 places » : 12 véhicules" href="#sans" />
        </EmptyState>
      ),
    },
  ],
};
