import type { Examples } from "../examples.ts";
import { Card } from "./card.tsx";

export const cardExamples: Examples = {
  component: "Card",
  about: "The shell of every card. The vehicle's own is in the stock feature.",
  examples: [
    {
      name: "coquille",
      render: () => (
        <div className="example-narrow">
          <Card picture={<div className="studio example-fill" />}>
            <h3 className="text-l">
              <a href="#fiche" className="card-link">
                Un titre, qui est le lien
              </a>
            </h3>
            <p className="text-s text-soft">Et une ligne de texte.</p>
          </Card>
        </div>
      ),
    },
  ],
};
