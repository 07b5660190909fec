import type { Examples } from "../../../ui/examples.ts";
import { EXAMPLE_FILE_FIELD, EXAMPLE_FORM, EXAMPLE_SLOT_FIELD } from "./form-view.examples.ts";
import { LeadField } from "./lead-field.tsx";
import { LeadForm } from "./lead-form.tsx";

const chosen = EXAMPLE_SLOT_FIELD.days?.[2]?.slots[1]?.value;

export const leadFormExamples: Examples = {
  component: "LeadForm",
  about: "One form for every kind of request, made from its definition; works without JavaScript.",
  examples: [
    { name: "formulaire", render: () => <LeadForm view={EXAMPLE_FORM} /> },
    {
      name: "créneau choisi",
      render: () => <LeadField field={{ ...EXAMPLE_SLOT_FIELD, name: "choisi" }} value={chosen} error={undefined} />,
    },
    {
      name: "créneau manquant",
      render: () => (
        <LeadField
          field={{ ...EXAMPLE_SLOT_FIELD, name: "manquant", days: EXAMPLE_SLOT_FIELD.days?.slice(0, 3) ?? [] }}
          value={undefined}
          error={EXAMPLE_SLOT_FIELD.messages.required}
        />
      ),
    },
    {
      name: "aucun créneau libre",
      render: () => (
        <LeadField field={{ ...EXAMPLE_SLOT_FIELD, name: "complet", days: [] }} value={undefined} error={undefined} />
      ),
    },
    {
      name: "fichier déjà reçu",
      render: () => (
        <LeadField
          field={{ ...EXAMPLE_FILE_FIELD, name: "garde" }}
          value={undefined}
          error={undefined}
          uploaded={{ name: "cv-camille-weber.pdf", size: "240\u00a0ko", token: "exemple" }}
        />
      ),
    },
    {
      name: "fichier refusé",
      render: () => (
        <LeadField
          field={{ ...EXAMPLE_FILE_FIELD, name: "refuse" }}
          value={undefined}
          error={EXAMPLE_FILE_FIELD.file?.tooLarge}
        />
      ),
    },
  ],
};
