import type { Examples } from "../examples.ts";
import { BoltIcon } from "../icons/icons.tsx";
import { Badge } from "./badge.tsx";

export const badgeExamples: Examples = {
  component: "Badge",
  about: "One or two on a picture, never more: what is new, what is electric, what has become cheaper.",
  examples: [
    {
      name: "sur une photo",
      render: () => (
        <div className="studio example-studio">
          <Badge tone="ink">Nouveau</Badge>
          <Badge tone="green">
            <BoltIcon />
            Électrique
          </Badge>
          <Badge tone="saving">−8 %</Badge>
          <Badge tone="state">Réservé</Badge>
        </div>
      ),
    },
  ],
};
