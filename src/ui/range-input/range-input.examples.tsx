import type { Examples } from "../examples.ts";
import { barHeights } from "./histogram.tsx";
import { RangeInput } from "./range-input.tsx";

const COUNTS = [2, 6, 14, 22, 31, 44, 38, 41, 35, 27, 24, 19, 12, 13, 9, 6, 4, 5, 2, 1];
const bars = { from: 0, width: 3000, heights: barHeights(COUNTS) };
const labels = {
  from: "De",
  to: "À",
  open: { min: "sans minimum", max: "sans maximum" },
  number: (value: number) => value.toLocaleString("fr-FR"),
};

export const rangeInputExamples: Examples = {
  component: "RangeInput",
  about: "Two number fields that need nothing; scripts add the handles. The histogram shows where the stock is.",
  examples: [
    {
      name: "ouvert",
      render: () => (
        <RangeInput
          name="price"
          label="Prix"
          unit="€"
          step={500}
          bounds={{ min: 0, max: 60_000 }}
          selected={{ min: null, max: null }}
          bars={bars}
          resets={0}
          labels={labels}
        />
      ),
    },
    {
      name: "choix fait",
      render: () => (
        <RangeInput
          name="price2"
          label="Prix"
          unit="€"
          step={500}
          bounds={{ min: 0, max: 60_000 }}
          selected={{ min: 12_000, max: 30_000 }}
          bars={bars}
          resets={0}
          labels={labels}
        />
      ),
    },
  ],
};
