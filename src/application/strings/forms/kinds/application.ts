import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { MESSAGE_STRINGS, NAME_EMAIL_AND_PHONE_STRINGS } from "./fields/person.ts";
import { APPLICATION_NOTICE } from "./notices.ts";

export const applicationStrings = {
  title: "Candidature",
  intro: "Un CV et quelques lignes suffisent. La personne qui dirigera votre travail les lit et vous répond.",
  submit: "Envoyer ma candidature",
  fields: {
    ...NAME_EMAIL_AND_PHONE_STRINGS,
    department: {
      label: "Le métier qui vous intéresse",
      short: "Métier",
      options: {
        workshop: "L’atelier",
        bodywork: "La carrosserie et la peinture",
        sales: "La vente",
        parts: "Les pièces et le magasin",
        reception: "L’accueil",
        administration: "L’administration",
        apprenticeship: "Un apprentissage",
        internship: "Un stage",
        other: "Un autre métier",
      },
      messages: { required: "Choisissez un métier\u00a0; s’il y en a plusieurs, dites les autres dans le message." },
    },
    site: {
      label: "Où souhaitez-vous travailler\u00a0?",
      short: "Lieu souhaité",
      help: "Une ou plusieurs concessions, dans l’ordre qui vous convient.",
    },
    availability: {
      label: "Quand pouvez-vous commencer\u00a0?",
      short: "Disponibilité",
      options: {
        now: "Tout de suite",
        one_month: "Dans un mois",
        three_months: "Dans deux ou trois mois",
        later: "Plus tard",
      },
    },
    cv: {
      label: "Votre CV",
      short: "CV",
      messages: { required: "Joignez votre CV\u00a0: c’est lui que nous lisons d’abord." },
    },
    letter: { label: "Une lettre ou un certificat", short: "Lettre" },
    message: {
      ...MESSAGE_STRINGS,
      help: "Ce que vous savez faire, ce que vous cherchez, les langues que vous parlez.",
    },
  },
  notice: APPLICATION_NOTICE,
  thanks: {
    title: "Votre candidature est bien arrivée",
    steps: [
      "La personne qui dirigera votre travail lit votre CV et votre message.",
      "Elle vous répond {answer}, par un oui, un non ou une question.",
      "Si le poste vous va, vous passez une demi-journée avec l’équipe.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.application>;
