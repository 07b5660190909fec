import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { FieldStrings, LeadKindStringsOf } from "../field-strings.ts";
import { WANTED_MODEL_STRINGS } from "./fields/car.ts";
import { DEPOSIT_STRINGS, DURATION_STRINGS, YEARLY_MILEAGE_STRINGS } from "./fields/lease.ts";
import {
  COMPANY_STRINGS,
  EMAIL_STRINGS,
  FIRST_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  PHONE_STRINGS,
  SALUTATION_STRINGS,
} from "./fields/person.ts";
import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import { LEASING_NOTICE } from "./notices.ts";

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
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    phone: PHONE_STRINGS,
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
