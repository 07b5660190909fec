import type { Examples } from "../examples.ts";
import { Wordmark } from "./wordmark.tsx";

export const wordmarkExamples: Examples = {
  component: "Wordmark",
  about: "In ink on paper, or in paper on ink; never smaller than 96 px wide.",
  examples: [
    { name: "sur papier", render: () => <Wordmark label="Alzette Automobiles" /> },
    { name: "sur encre", render: () => <Wordmark label="Alzette Automobiles" again />, onDark: true },
  ],
};
