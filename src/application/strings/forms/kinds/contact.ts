import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import {
  CONTACT_DETAILS_STRINGS,
  FIRST_NAME_STRINGS,
  FULL_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  ONE_WAY_TO_ANSWER_STRINGS,
  PHONE_STRINGS,
} from "./fields/person.ts";
import { REQUEST_NOTICE } from "./notices.ts";
import { WANTED_MODEL_STRINGS } from "./fields/car.ts";

export const callBackStrings = {
  title: "Demande de rappel",
  intro: "Laissez-nous votre numéro\u00a0: nous vous appelons au moment qui vous convient.",
  submit: "Demander un rappel",
  fields: {
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    phone: { ...PHONE_STRINGS, messages: { required: "Indiquez le numéro auquel nous pouvons vous appeler." } },
    day: {
      label: "Quel jour vous convient\u00a0?",
      short: "Jour souhaité",
      help: "Sans indication, nous vous appelons {answer}.",
    },
    moment: {
      label: "À quel moment de la journée\u00a0?",
      short: "Moment souhaité",
      options: { any: "Peu importe", morning: "Le matin", noon: "À midi", afternoon: "L’après-midi" },
      messages: { required: "Choisissez un moment de la journée." },
    },
    message: {
      label: "De quoi s’agit-il\u00a0?",
      short: "Message",
      help: "En une phrase, pour que la bonne personne vous rappelle.",
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Nous vous rappelons",
    responseTime: "le jour choisi, ou {answer}",
    steps: [
      "Un conseiller de {location} prend connaissance de votre demande.",
      "Il vous appelle le jour et au moment choisis\u00a0; sans jour choisi, {answer}.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.call_back>;

export const questionStrings = {
  title: "Question sur un véhicule",
  intro: "Écrivez votre question\u00a0: un conseiller de {location}, qui peut aller voir la voiture, vous répond.",
  submit: "Envoyer la question",
  fields: {
    message: {
      ...MESSAGE_STRINGS,
      label: "Votre question",
      short: "Question",
      help: "L’état, un équipement, l’entretien, un délai\u00a0: ce que vous voulez savoir avant de venir.",
      messages: { required: "Écrivez votre question en quelques mots." },
    },
    name: FULL_NAME_STRINGS,
    ...ONE_WAY_TO_ANSWER_STRINGS,
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre question est bien arrivée",
    steps: ["Un conseiller de {location} regarde la voiture ou son dossier.", "Il vous répond {answer}, {reply}."],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.question>;

export const favouritesStrings = {
  title: "Demande de conseil",
  intro:
    "Laissez-nous vos coordonnées\u00a0: un conseiller de {location} regarde vos favoris et vous dit ce qui est disponible, où et à quel prix.",
  submit: "Envoyer mes favoris",
  fields: {
    ...CONTACT_DETAILS_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      help: "Ce qui compte pour vous\u00a0: le budget, la place, l’autonomie, une date de livraison.",
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre liste est bien arrivée",
    steps: [
      "Un conseiller de {location} vérifie chaque véhicule de votre liste.",
      "Il vous répond {answer}, {reply}.",
      "Vos favoris restent enregistrés\u00a0: vous pouvez les modifier à tout moment.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.favourites>;

export const modelContactStrings = {
  title: "Question sur un modèle",
  intro: "Versions, options, délai, prix\u00a0: un conseiller de {location} vous répond précisément.",
  submit: "Envoyer la question",
  fields: {
    model: WANTED_MODEL_STRINGS,
    ...CONTACT_DETAILS_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      label: "Votre question",
      short: "Question",
      help: "Si vous avez déjà une idée\u00a0: la motorisation, la finition, la date à laquelle il vous le faut.",
      messages: { required: "Écrivez votre question en quelques mots." },
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre question est bien arrivée",
    steps: [
      "Un conseiller de {location} qui connaît ce modèle prend votre question.",
      "Il vous répond {answer}, {reply}.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.model_contact>;

export const contactStrings = {
  title: "Demande de contact",
  intro: "Écrivez-nous\u00a0: nous transmettons votre message à la personne qui peut y répondre.",
  submit: "Envoyer le message",
  fields: {
    ...CONTACT_DETAILS_STRINGS,
    topic: {
      label: "Votre message concerne",
      short: "Sujet",
      options: {
        new: "Un véhicule neuf",
        used: "Un véhicule d’occasion",
        leasing: "Un leasing ou un financement",
        business: "Les véhicules de mon entreprise",
        workshop: "L’entretien ou une réparation",
        bodywork: "La carrosserie ou la peinture",
        parts: "Des pièces ou des accessoires",
        invoice: "Une facture ou un contrat en cours",
        other: "Autre chose",
      },
      messages: { required: "Choisissez un sujet, pour que votre message arrive au bon endroit." },
    },
    message: {
      ...MESSAGE_STRINGS,
      help: "Indiquez si possible le numéro de stock ou la plaque du véhicule.",
      messages: { required: "Écrivez votre question en quelques mots." },
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre message est bien arrivé",
    steps: [
      "Nous transmettons votre message à la personne compétente chez {location}.",
      "Elle vous répond {answer}, {reply}.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.contact>;
