import type { Examples } from "../../../ui/examples.ts";
import { exampleFile, exampleForm, exampleSlot } from "./example-form.ts";
import { LeadField } from "./lead-field.tsx";
import { LeadForm } from "./lead-form.tsx";

const chosen = exampleSlot.days?.[2]?.slots[1]?.value;

export const leadFormExamples: Examples = {
  component: "LeadForm",
  about: "One form for every kind of request, made from its definition; works without JavaScript.",
  examples: [
    { name: "formulaire", render: () => <LeadForm view={exampleForm} /> },
    {
      name: "créneau choisi",
      render: () => <LeadField field={{ ...exampleSlot, name: "choisi" }} value={chosen} error={undefined} />,
    },
    {
      name: "créneau manquant",
      render: () => (
        <LeadField
          field={{ ...exampleSlot, name: "manquant", days: exampleSlot.days?.slice(0, 3) ?? [] }}
          value={undefined}
          error={exampleSlot.messages.required}
        />
      ),
    },
    {
      name: "aucun créneau libre",
      render: () => (
        <LeadField field={{ ...exampleSlot, name: "complet", days: [] }} value={undefined} error={undefined} />
      ),
    },
    {
      name: "fichier déjà reçu",
      render: () => (
        <LeadField
          field={{ ...exampleFile, name: "garde" }}
          value={undefined}
          error={undefined}
          kept={{ name: "cv-camille-weber.pdf", size: "240\u00a0Ko", sealed: "exemple" }}
        />
      ),
    },
    {
      name: "fichier refusé",
      render: () => (
        <LeadField field={{ ...exampleFile, name: "refuse" }} value={undefined} error={exampleFile.file?.tooLarge} />
      ),
    },
  ],
};
