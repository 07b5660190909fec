import type { Examples } from "../examples.ts";
import { Swatch } from "./swatch.tsx";

const COLORS = {
  white: "Blanc",
  black: "Noir",
  grey: "Gris",
  silver: "Argent",
  blue: "Bleu",
  red: "Rouge",
  gold: "Or",
};

export const swatchExamples: Examples = {
  component: "Swatch",
  about: "The paint of the studio pictures, with its name and its number.",
  examples: [
    {
      name: "couleurs",
      render: () => (
        <div className="swatches example-narrow">
          {Object.entries(COLORS).map(([key, label]) => (
            <Swatch
              key={key}
              name="color"
              value={key}
              color={key}
              label={label}
              count="24"
              defaultChecked={key === "blue"}
            />
          ))}
        </div>
      ),
    },
  ],
};
