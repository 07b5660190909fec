import type { FileType } from "../field-kinds/file/file-types.ts";
import type { LeadKind } from "../kind.ts";
import { APPLICATION_CONSENT } from "./consent.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE } from "./person.ts";

const DOCUMENTS = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.oasis.opendocument.text",
] as const satisfies readonly FileType[];

const JOB_GROUP = "Votre projet";

/** Job application, for a vacancy or unsolicited. */
export const application = {
  name: "application",
  title: "Candidature",
  intro: "Un CV et quelques lignes suffisent. La personne qui dirigera votre travail les lit et vous répond.",
  submit: "Envoyer ma candidature",
  fields: [
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    { ...PHONE, required: false },
    {
      kind: "select",
      group: JOB_GROUP,
      name: "department",
      label: "Le métier qui vous intéresse",
      short: "Métier",
      required: true,
      omittedFor: ["vacancy"],
      options: [
        { value: "workshop", label: "L’atelier" },
        { value: "bodywork", label: "La carrosserie et la peinture" },
        { value: "sales", label: "La vente" },
        { value: "parts", label: "Les pièces et le magasin" },
        { value: "reception", label: "L’accueil" },
        { value: "administration", label: "L’administration" },
        { value: "apprenticeship", label: "Un apprentissage" },
        { value: "internship", label: "Un stage" },
        { value: "other", label: "Un autre métier" },
      ],
      messages: {
        required: "Choisissez un métier\u00a0; s’il y en a plusieurs, dites les autres dans le message.",
      },
    },
    {
      kind: "text",
      name: "site",
      label: "Où souhaitez-vous travailler\u00a0?",
      short: "Lieu souhaité",
      help: "Une ou plusieurs concessions, dans l’ordre qui vous convient.",
      max: 120,
      omittedFor: ["vacancy"],
    },
    {
      kind: "select",
      group: JOB_GROUP,
      name: "availability",
      label: "Quand pouvez-vous commencer\u00a0?",
      short: "Disponibilité",
      options: [
        { value: "now", label: "Tout de suite" },
        { value: "one_month", label: "Dans un mois" },
        { value: "three_months", label: "Dans deux ou trois mois" },
        { value: "later", label: "Plus tard" },
      ],
    },
    {
      kind: "file",
      group: "Vos documents",
      name: "cv",
      label: "Votre CV",
      short: "CV",
      required: true,
      types: DOCUMENTS,
      max_bytes: 5_000_000,
      messages: { required: "Joignez votre CV\u00a0: c’est lui que nous lisons d’abord." },
    },
    {
      kind: "file",
      name: "letter",
      label: "Une lettre ou un certificat",
      short: "Lettre",
      types: DOCUMENTS,
      max_bytes: 5_000_000,
    },
    { ...MESSAGE, help: "Ce que vous savez faire, ce que vous cherchez, les langues que vous parlez." },
  ],
  consent: APPLICATION_CONSENT,
  thanks: {
    title: "Votre candidature est bien arrivée",
    responseTime: "sous cinq jours ouvrés",
    steps: [
      "La personne qui dirigera votre travail lit votre CV et votre message.",
      "Elle vous répond sous cinq jours ouvrés, par un oui, un non ou une question.",
      "Si le poste vous va, vous passez une demi-journée avec l’équipe.",
    ],
  },
} as const satisfies LeadKind;
