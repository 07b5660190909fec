import type { FieldStrings, LeadKindStringsOf } from "../field-strings.ts";
import type { LEAD_KINDS } from "#domain/forms/index.ts";
import {
  COMPANY_STRINGS,
  CONTACT_DETAILS_STRINGS,
  MESSAGE_STRINGS,
  NAME_EMAIL_AND_PHONE_STRINGS,
  SALUTATION_STRINGS,
} from "./fields/person.ts";
import { WANTED_MODEL_STRINGS } from "./fields/car.ts";
import { LEASING_NOTICE, REQUEST_NOTICE } from "./notices.ts";
import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";

const DEPOSIT_STRINGS = {
  label: "Premier versement",
  help: "En euros, si vous souhaitez en faire un. Il fait baisser le loyer.",
  messages: { invalid: "Indiquez le montant en chiffres et en euros entiers, par exemple 3\u202f000." },
} as const satisfies FieldStrings;

const DURATION_STRINGS = {
  label: "Durée",
  options: { 24: "24\u00a0mois", 36: "36\u00a0mois", 48: "48\u00a0mois", 60: "60\u00a0mois" },
  messages: { required: "Choisissez une durée\u00a0: nous pouvons l’adapter ensuite." },
} as const satisfies FieldStrings;

const YEARLY_MILEAGE_STRINGS = {
  label: "Kilomètres par an",
  options: {
    10000: "10\u202f000\u00a0km",
    15000: "15\u202f000\u00a0km",
    20000: "20\u202f000\u00a0km",
    25000: "25\u202f000\u00a0km",
    30000: "30\u202f000\u00a0km",
    40000: "40\u202f000\u00a0km",
    more: "Davantage",
  },
  messages: { required: "Choisissez un kilométrage, d’après votre moyenne des dernières années." },
} as const satisfies FieldStrings;

export const leaseRequestStrings = {
  title: "Demande de leasing",
  intro: "Un modèle, une durée, des kilomètres\u00a0: un conseiller de {location} vous envoie un loyer par écrit.",
  submit: "Demander une offre chiffrée",
  fields: {
    customer: {
      label: "Pour qui est la voiture\u00a0?",
      short: "Client",
      options: { private: "Pour moi, à titre privé", business: "Pour une société ou une activité indépendante" },
      messages: { required: "Choisissez une réponse\u00a0: les conditions ne sont pas les mêmes." },
    },
    company: {
      ...COMPANY_STRINGS,
      label: "Société ou activité",
      hint: "pour une société ou une activité",
      messages: { required: "Indiquez le nom de la société ou de l’activité pour laquelle vous demandez." },
    },
    model: WANTED_MODEL_STRINGS,
    duration: DURATION_STRINGS,
    yearly_mileage: YEARLY_MILEAGE_STRINGS,
    deposit: DEPOSIT_STRINGS,
    ...CONTACT_DETAILS_STRINGS,
    message: { ...MESSAGE_STRINGS, help: "Services souhaités, date de livraison, contrat en cours à comparer." },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre demande de leasing est bien arrivée",
    steps: [
      "Un conseiller de {location} calcule le loyer, avec et sans services.",
      "Il vous répond {answer}, {reply}.",
      "Si l’offre vous convient, il vous dit quelles pièces le loueur demande.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.lease_request>;

const COUNTRY_NAMES = Object.fromEntries(Object.entries(COUNTRIES).map(([code, { name }]) => [code, name])) as Readonly<
  Record<CountryCode, string>
>;

const ADDRESS_STRINGS = {
  street: { label: "Rue et numéro", messages: { required: "Indiquez votre rue et le numéro." } },
  postcode: {
    label: "Code postal",
    messages: { required: "Indiquez votre code postal." },
  },
  town: { label: "Localité", messages: { required: "Indiquez votre localité." } },
  country: {
    label: "Pays",
    options: { ...COUNTRY_NAMES, other: "Autre pays" },
    messages: { required: "Choisissez votre pays." },
  },
} as const satisfies Readonly<Record<string, FieldStrings>>;

export const onlineLeasingStrings = {
  title: "Demande de leasing en ligne",
  intro:
    "Remplissez votre demande en quelques minutes\u00a0: {location} vous envoie l’offre chiffrée et la liste des pièces à réunir. Rien n’est signé à ce stade.",
  submit: "Envoyer ma demande de leasing",
  fields: {
    model: WANTED_MODEL_STRINGS,
    duration: DURATION_STRINGS,
    yearly_mileage: YEARLY_MILEAGE_STRINGS,
    deposit: DEPOSIT_STRINGS,
    employment: {
      label: "Situation professionnelle",
      options: {
        permanent: "Contrat à durée indéterminée",
        fixed_term: "Contrat à durée déterminée",
        public: "Fonction publique",
        self_employed: "Activité indépendante",
        retired: "Retraite",
        other: "Autre situation",
        company: "La demande est pour ma société",
      },
      messages: { required: "Choisissez votre situation\u00a0: elle détermine les pièces que le loueur demande." },
    },
    company: { ...COMPANY_STRINGS, hint: "pour une société" },
    vat_number: {
      label: "Numéro de TVA",
      hint: "pour une société",
      help: "{vatform}.",
      messages: { required: "Indiquez le numéro de TVA de la société\u00a0: le loueur en a besoin pour l’offre." },
    },
    vehicle_count: {
      label: "Nombre de véhicules",
      help: "Un seul, si vous n’indiquez rien.",
      messages: { invalid: "Indiquez le nombre en chiffres, par exemple 3." },
    },
    salutation: SALUTATION_STRINGS,
    ...NAME_EMAIL_AND_PHONE_STRINGS,
    ...ADDRESS_STRINGS,
    message: { ...MESSAGE_STRINGS, help: "Services souhaités, date de livraison, second conducteur." },
  },
  notice: LEASING_NOTICE,
  thanks: {
    title: "Votre demande de leasing est bien arrivée",
    steps: [
      "Un conseiller de {location} relit votre demande et prépare l’offre chiffrée.",
      "Vous la recevez {answer}, avec la liste des pièces à réunir.",
      "Une fois les pièces réunies, le loueur examine votre dossier.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.online_leasing>;

export const fleetRequestStrings = {
  title: "Demande pour une entreprise",
  intro:
    "Décrivez votre besoin en quelques lignes\u00a0: le service entreprises de {location} vous rappelle avec une première réponse.",
  submit: "Envoyer la demande",
  fields: {
    company: COMPANY_STRINGS,
    vat_number: {
      label: "Numéro de TVA",
      help: "{vatform}. Il nous évite de vous le redemander pour l’offre.",
    },
    ...NAME_EMAIL_AND_PHONE_STRINGS,
    need: {
      label: "De quoi s’agit-il\u00a0?",
      short: "Besoin",
      options: {
        purchase: "Acheter des véhicules",
        leasing: "Les prendre en leasing",
        management: "Confier la gestion de la flotte",
        conversion: "Aménager ou transformer un véhicule",
        maintenance: "L’entretien et les pneus",
        other: "Autre chose",
      },
      messages: { required: "Choisissez votre besoin, pour que la bonne personne vous rappelle." },
    },
    fleet_size: {
      label: "Nombre de véhicules concernés",
      short: "Véhicules",
      options: { "1-2": "1 ou 2", "3-4": "3 ou 4", "5-14": "5 à 14", "15-49": "15 à 49", "50+": "50 ou plus" },
      messages: { required: "Choisissez un nombre, même approximatif." },
    },
    delivery: {
      label: "À partir de quel jour en avez-vous besoin\u00a0?",
      short: "Besoin à partir du",
      help: "Si vous le savez déjà, dans l’année qui vient.",
    },
    message: {
      ...MESSAGE_STRINGS,
      help: "Le métier, les modèles, les kilomètres par an, ce qui vous prend du temps aujourd’hui.",
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre demande est bien arrivée",
    steps: [
      "Le service entreprises de {location} lit votre demande et prépare ses questions.",
      "Il vous appelle {answer}, puis vous envoie une proposition écrite.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.fleet_request>;
