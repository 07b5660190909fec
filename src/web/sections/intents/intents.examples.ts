import type { IntentsView } from "./intents.tsx";

export const exampleIntents: IntentsView = {
  component: "intents",
  anchor: null,
  title: "Par où commencer\u00a0?",
  items: [
    {
      label: "Électrique",
      hint: "Sans essence, sans vidange",
      icon: "bolt",
      href: "/stock?fuel=electric",
      count: "96",
    },
    { label: "SUV", hint: null, icon: "road", href: "/stock?body=suv", count: "182" },
  ],
};
