import type { Examples } from "../../../ui/examples.ts";
import type { LeadFormView, SubjectView } from "./form-view.ts";
import { LeadForm } from "./lead-form.tsx";
import { SubjectCard } from "./subject-card.tsx";

const messages = { required: "Remplissez ce champ.", invalid: "Vérifiez ce que vous avez écrit." };

/** A form of no real kind, with a field of most sorts. */
export const exampleForm: LeadFormView = {
  kind: "exemple",
  title: "Demande d’offre",
  intro: "Un conseiller vous répond sous un jour ouvré.",
  submit: "Demander une offre",
  fields: [
    { kind: "text", name: "prenom", label: "Prénom", max: 60, maxLength: 60, width: "half", required: true, messages },
    { kind: "text", name: "nom", label: "Nom", max: 60, maxLength: 60, width: "half", required: true, messages },
    {
      kind: "radio",
      name: "contact",
      label: "Comment préférez-vous être contacté\u00a0?",
      maxLength: null,
      initial: "email",
      options: [
        { value: "email", label: "Par e-mail" },
        { value: "phone", label: "Par téléphone" },
      ],
      messages,
    },
    {
      kind: "phone",
      name: "telephone",
      label: "Téléphone",
      help: "Pour un numéro étranger, commencez par l’indicatif du pays, par exemple +33.",
      maxLength: 40,
      required: { when: "contact", is: "phone", said: "pour être appelé" },
      messages,
    },
    { kind: "toggle", name: "nouveautes", label: "Recevoir les nouveautés par e-mail", maxLength: null, messages },
  ],
  consent: {
    name: "accord",
    text: "J’accepte que ces données servent à répondre à ma demande.",
    message: "Cochez cette case.",
  },
  token: "exemple",
  minFillSeconds: 0,
  subject: null,
};

const subject: SubjectView = {
  title: "Ford Puma",
  trim: "ST-Line",
  price: { amount: "24\u202f990\u00a0€", suffix: "TVAC" },
  stockNumber: "BE26-7323",
  place: { name: "Alzette Automobiles Bertrange", phone: "+352 20 00 01 01" },
};

export const leadFormExamples: Examples = {
  component: "LeadForm",
  about: "One form for every kind of request, made from its definition; works without JavaScript.",
  examples: [
    { name: "formulaire", render: () => <LeadForm view={exampleForm} /> },
    { name: "véhicule concerné", render: () => <SubjectCard subject={subject} href="/stock" /> },
  ],
};
