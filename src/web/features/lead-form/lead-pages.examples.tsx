import type { ReactNode } from "react";
import type { Examples } from "../../../ui/examples.ts";
import { exampleForm, exampleSlot } from "./example-form.ts";
import { FormOrPlacesPage } from "./form-or-places-page.tsx";
import type { LeadFormReply, LeadFormView, SubjectView, ThanksView, VehicleWords } from "./form-view.ts";
import { LeadConfirmation } from "./lead-confirmation.tsx";
import type { PlaceChoiceView } from "./place-choice.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { SubjectCard } from "./subject-card.tsx";
import { ThanksPage } from "./thanks-page.tsx";

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

const ways = [
  { href: "/stock", label: "Voir d’autres véhicules" },
  { href: "/stock/1", label: "Revenir au véhicule" },
];

export const leadPageExamples: Examples = {
  component: "SubjectCard, PlaceChoice, LeadConfirmation",
  about: "What stands before, beside and after a form.",
  examples: [
    { name: "choix de la concession", render: () => <PlaceChoice choices={choices} /> },
    ...SUBJECTS.map(([name, subject]) => ({ name, render: () => <SubjectCard subject={subject} href="/stock" /> })),
    { name: "confirmation", render: () => <LeadConfirmation view={thanks} ways={ways} /> },
  ],
};

const view: LeadFormView = { ...exampleForm, subject: { type: "vehicle", ...puma, place } };

/** Sent with most of it missing, and a time that somebody else took. */
const answer: LeadFormReply = {
  token: "exemple",
  values: { prenom: "Camille", contact: "phone" },
  errors: {
    nom: "Indiquez votre nom.",
    telephone: "Indiquez un numéro de téléphone, puisque vous souhaitez être appelé.",
    creneau: exampleSlot.messages.required,
  },
  files: { cv: { name: "cv-camille-weber.pdf", size: "240\u00a0Ko", sealed: "exemple" } },
  notice: "Il reste quelque chose à compléter ou à corriger. Tout ce que vous avez écrit est conservé.",
  tone: "error",
};

const crumbs = [{ label: "Accueil", href: "/" }, { label: "Demande d’offre" }];

const page = (reply?: LeadFormReply) => (
  <FormOrPlacesPage
    page={{ type: "form", view, place: "bertrange", otherPlacesHref: "/" }}
    crumbs={crumbs}
    reply={reply}
    privacyHref="/donnees"
    subjectHref="/stock/1"
  />
);

/** A form's page in the states that are hard to reach by hand. */
export const FORM_SCREENS: Readonly<Record<string, () => ReactNode>> = {
  "demande-formulaire": () => page(),
  "demande-a-completer": () => page(answer),
  "demande-concession": () => (
    <FormOrPlacesPage
      page={{
        type: "places",
        view: { title: "Où souhaitez-vous faire l’essai\u00a0?", text: "Choisissez une concession.", choices },
      }}
      crumbs={crumbs}
    />
  ),
  "demande-envoyee": () => <ThanksPage view={thanks} ways={ways} />,
};
