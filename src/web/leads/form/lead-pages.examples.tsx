import type { ReactNode } from "react";
import type { Examples } from "../../../ui/examples.ts";
import { EXAMPLE_FORM, EXAMPLE_SLOT_FIELD } from "./form-view.examples.ts";
import { FormOrLocationsPage } from "./location-choice/form-or-locations-page.tsx";
import type { LeadFormReply, LeadFormView, SubjectView, ThanksView, SubjectVehicleView } from "./form-view.ts";
import { LocationChoice, type LocationChoiceView } from "./location-choice/location-choice.tsx";
import { SubjectCard } from "./subject/subject-card.tsx";
import { leadFormStrings } from "./lead-form-strings.ts";
import { LeadConfirmation, ThanksPage } from "./confirmation/thanks-page.tsx";

const location = { name: "Garage Exemple Centre", phone: "+33 1 99 00 00 01" };

const puma: SubjectVehicleView = {
  id: 1,
  title: "Ford Puma",
  trim: "ST-Line",
  price: { amount: "24\u202f990\u00a0€", suffix: "TTC" },
  stockNumber: "BE26-7323",
};

const kuga: SubjectVehicleView = { ...puma, id: 2, title: "Ford Kuga", trim: "Titanium", stockNumber: null };

const SUBJECTS: readonly (readonly [name: string, subject: SubjectView])[] = [
  ["véhicule concerné", { type: "vehicle", ...puma, location }],
  ["sélection", { type: "vehicles", vehicles: [puma, kuga], location }],
  ["modèle", { type: "model", title: "Ford Puma", trim: "ST-Line 1.0 EcoBoost", location }],
  ["poste", { type: "vacancy", title: "Mécatronicien automobile", location }],
  ["concession", { type: "location", location }],
];

const thanks: ThanksView = {
  title: "Votre essai est réservé",
  reference: "V7K3-2QFM",
  respondent: location.name,
  replyBy: "par e-mail",
  message: null,
  fleet: null,
  promise: null,
  confirmationSent: true,
  vehicle: "Ford Puma ST-Line",
  appointment: {
    label: "mardi 24 novembre 2026, de 10\u00a0h à 11\u00a0h",
    work: "Essai routier, 1\u00a0h",
    address: ["1, rue de l’Exemple", "L-9999 Exempleville"],
    icsHref: "/rendez-vous.ics?ref=exemple",
  },
  unconfirmed: null,
  month: null,
  within: "sous un jour ouvré",
  steps: ["Un conseiller prépare la voiture.", "Apportez votre permis de conduire et une pièce d’identité."],
  location,
};

const unconfirmed: ThanksView = {
  ...thanks,
  title: leadFormStrings.unconfirmed.byMail.title,
  confirmationSent: false,
  appointment: null,
  unconfirmed: {
    label: "mardi 24 novembre 2026, de 10\u00a0h à 11\u00a0h",
    text: leadFormStrings.unconfirmed.byMail.text(),
  },
  steps: leadFormStrings.unconfirmed.byMail.steps,
};

const choices: LocationChoiceView["choices"] = [
  {
    name: location.name,
    distance: "12\u00a0km",
    address: ["12, rue du Pont", "9999 Exempleville"],
    isOpen: true,
    openNow: "Ouvert jusqu’à 18\u00a0h\u00a030",
    href: "?concession=exempleville",
    next: "mardi 24 novembre à 10\u00a0h",
  },
  {
    name: "Garage Exemple Nord",
    distance: null,
    address: ["4, route de la Gare", "0000 Autreville"],
    isOpen: false,
    openNow: "Fermé, ouvre lundi à 8\u00a0h",
    href: "?concession=autreville",
    next: null,
  },
];

const near: LocationChoiceView["near"] = { action: "", name: "ou", text: "", isUnknown: false, parameters: [] };

const links = [
  { href: "/stock", label: "Voir d’autres véhicules" },
  { href: "/stock/1", label: "Revenir au véhicule" },
];

export const leadPageExamples: Examples = {
  component: "SubjectCard, PlaceChoice, LeadConfirmation",
  about: "The pages before and after a form, and the card beside it.",
  examples: [
    {
      name: "choix de la concession",
      render: () => <LocationChoice near={{ ...near, text: "Nulleville", isUnknown: true }} choices={choices} />,
    },
    ...SUBJECTS.map(([name, subject]) => ({ name, render: () => <SubjectCard subject={subject} href="/stock" /> })),
    { name: "confirmation", render: () => <LeadConfirmation view={thanks} links={links} /> },
  ],
};

const view: LeadFormView = { ...EXAMPLE_FORM, subject: { type: "vehicle", ...puma, location } };

/** Reply to a form with missing values and a slot that has been booked meanwhile. */
const invalidReply: LeadFormReply = {
  token: "exemple",
  values: { prenom: "Camille", contact: "phone" },
  errors: {
    nom: "Indiquez votre nom.",
    telephone: "Indiquez un numéro de téléphone, puisque vous souhaitez être appelé.",
    creneau: EXAMPLE_SLOT_FIELD.messages.required,
  },
  files: { cv: { name: "cv-camille-weber.pdf", size: "240\u00a0ko", token: "exemple" } },
  notice: "Il reste quelque chose à compléter ou à corriger. Tout ce que vous avez écrit est conservé.",
  tone: "error",
};

const crumbs = [{ label: "Accueil", href: "/" }, { label: "Demande d’offre" }];

const page = (reply?: LeadFormReply) => (
  <FormOrLocationsPage
    page={{ type: "form", view, location: "exempleville", otherLocationsHref: "/" }}
    crumbs={crumbs}
    reply={reply}
    privacyHref="/donnees"
    subjectHref="/stock/1"
  />
);

/** States of a form page that are hard to reach by hand. */
export const FORM_SCREENS: Readonly<Record<string, () => ReactNode>> = {
  "demande-formulaire": () => page(),
  "demande-a-completer": () => page(invalidReply),
  "demande-concession": () => (
    <FormOrLocationsPage
      page={{
        type: "locations",
        view: { title: "Où souhaitez-vous faire l’essai\u00a0?", text: "Choisissez une concession.", near, choices },
      }}
      crumbs={crumbs}
    />
  ),
  "demande-envoyee": () => <ThanksPage loaderData={{ view: thanks, links }} />,
  "rendez-vous-a-confirmer": () => <ThanksPage loaderData={{ view: unconfirmed, links }} />,
};
