import type { Examples } from "../../../ui/examples.ts";
import { exampleFile, exampleForm, exampleSlot } from "./example-form.ts";
import type { SubjectView, ThanksView, VehicleWords } from "./form-view.ts";
import { LeadConfirmation } from "./lead-confirmation.tsx";
import { LeadField } from "./lead-field.tsx";
import { LeadForm } from "./lead-form.tsx";
import type { PlaceChoiceView } from "./place-choice.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { SubjectCard } from "./subject-card.tsx";

const place = { name: "Alzette Automobiles Bertrange", phone: "+352 20 00 01 01" };

const puma: VehicleWords = {
  id: 1,
  title: "Ford Puma",
  trim: "ST-Line",
  price: { amount: "24\u202f990\u00a0€", suffix: "TVAC" },
  stockNumber: "BE26-7323",
};

const kuga: VehicleWords = { ...puma, id: 2, title: "Ford Kuga", trim: "Titanium", stockNumber: null };

const SUBJECTS: readonly (readonly [name: string, subject: SubjectView])[] = [
  ["véhicule concerné", { type: "vehicle", ...puma, place }],
  ["sélection", { type: "vehicles", vehicles: [puma, kuga], place }],
  ["modèle", { type: "model", title: "Ford Puma", place }],
  ["poste", { type: "vacancy", title: "Mécatronicien automobile", place }],
  ["concession", { type: "place", place }],
];

const thanks: ThanksView = {
  title: "Votre demande d’essai est bien arrivée",
  reference: "V7K3-2QFM",
  by: place.name,
  mailed: true,
  vehicle: "Ford Puma ST-Line",
  appointment: {
    words: "mardi 24 novembre 2026, de 10\u00a0h à 11\u00a0h",
    address: ["118, rue des Trois Cantons Vieux", "L-8080 Bertrange"],
    icsHref: "/rendez-vous.ics?ref=exemple",
  },
  within: "sous un jour ouvré",
  steps: ["Un conseiller prépare la voiture.", "Apportez votre permis de conduire et une pièce d’identité."],
  place,
};

const choices: PlaceChoiceView["choices"] = [
  {
    name: place.name,
    address: ["12, route de Longwy", "8080 Bertrange"],
    isOpen: true,
    openNow: "Ouvert jusqu’à 18\u00a0h\u00a030",
    href: "?concession=bertrange",
    next: "mardi 24 novembre à 10\u00a0h",
  },
  {
    name: "Alzette Automobiles Diekirch",
    address: ["4, route de Larochette", "9233 Diekirch"],
    isOpen: false,
    openNow: "Fermé, ouvre lundi à 8\u00a0h",
    href: "?concession=diekirch",
    next: null,
  },
];

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
        <LeadField
          field={{ ...exampleFile, name: "refuse" }}
          value={undefined}
          error="Choisissez un fichier plus léger&nbsp;: 5&nbsp;Mo au plus."
        />
      ),
    },
    { name: "choix de la concession", render: () => <PlaceChoice choices={choices} /> },
    ...SUBJECTS.map(([name, subject]) => ({ name, render: () => <SubjectCard subject={subject} href="/stock" /> })),
    {
      name: "confirmation",
      render: () => <LeadConfirmation view={thanks} ways={[{ href: "/stock", label: "Voir d’autres véhicules" }]} />,
    },
  ],
};
