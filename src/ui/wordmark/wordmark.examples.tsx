import type { Examples } from "../examples.ts";
import { Wordmark } from "./wordmark.tsx";

const LOGO = {
  body: '<g fill="none" stroke-width="4"><path stroke="currentColor" d="M4 30V4l12 14L28 4v26"/><path stroke="var(--accent)" d="M36 30h40"/></g>',
  width: 80,
  height: 34,
};

export const wordmarkExamples: Examples = {
  component: "Wordmark",
  about: "The group's drawing, or its name as type; never smaller than 96 px wide.",
  examples: [
    { name: "sur papier", render: () => <Wordmark label="Garage Exemple" logo={LOGO} /> },
    { name: "sur encre", render: () => <Wordmark label="Garage Exemple" logo={LOGO} again />, onDark: true },
    { name: "nom composé", render: () => <Wordmark label="Garage Exemple" logo={null} /> },
  ],
};
