import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { MILEAGE_STRINGS, OWN_CAR_STRINGS, PLATE_STRINGS } from "./fields/car.ts";
import { WORK_SLOT_STRINGS } from "./fields/appointment.ts";
import {
  EMAIL_STRINGS,
  FIRST_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  NAME_EMAIL_AND_PHONE_STRINGS,
  PHONE_IF_PREFERRED_STRINGS,
  PREFERRED_CONTACT_STRINGS,
} from "./fields/person.ts";
import { APPOINTMENT_NOTICE, REQUEST_NOTICE } from "./notices.ts";

const CHOOSE_GARAGE = "Quel garage\u00a0?";

export const workshopAppointmentStrings = {
  title: "Rendez-vous à l’atelier",
  intro:
    "Choisissez quand vous déposez la voiture\u00a0: l’atelier de {location} commande les pièces avant votre venue.",
  submit: "Prendre rendez-vous",
  fields: {
    work: {
      label: "Le travail à faire",
      short: "Travail",
      options: {
        service: "Révision ou vidange",
        inspection: "Préparation au contrôle technique",
        brakes: "Freins",
        air_conditioning: "Climatisation",
        battery: "Batterie",
        warning_light: "Voyant allumé ou bruit à diagnostiquer",
        recall: "Rappel du constructeur",
        other: "Autre travail",
      },
      messages: {
        required: "Choisissez le travail à faire\u00a0; en cas de doute, prenez «\u00a0Autre travail\u00a0».",
      },
    },
    car: OWN_CAR_STRINGS,
    plate: PLATE_STRINGS,
    mileage: MILEAGE_STRINGS,
    slot: WORK_SLOT_STRINGS,
    courtesy_car: {
      label: "Je souhaite une voiture de remplacement",
      short: "Voiture de remplacement",
      help: "Dans les ateliers qui en proposent, selon les disponibilités. Nous vous confirmons le prix avant le rendez-vous.",
    },
    ...NAME_EMAIL_AND_PHONE_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      help: "Ce que vous avez remarqué\u00a0: un bruit, une odeur, un voyant, et depuis quand.",
    },
  },
  notice: APPOINTMENT_NOTICE,
  chooseLocation: {
    title: CHOOSE_GARAGE,
    text: "Chacun affiche sa prochaine heure libre\u00a0; tous ses créneaux suivent à l’étape d’après.",
  },
  bookedTitle: "Votre rendez-vous est réservé",
  thanks: {
    title: "Votre demande de rendez-vous est bien arrivée",
    steps: [
      "L’atelier de {location} prépare votre venue et vous appelle s’il lui manque une information.",
      "Le jour venu, apportez le certificat d’immatriculation et, s’il y en a un, le carnet d’entretien.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.workshop_appointment>;

export const tyreAppointmentStrings = {
  title: "Rendez-vous pneus et roues",
  intro: "Choisissez un créneau\u00a0: l’atelier de {location} prépare votre venue et vous garde le pont.",
  submit: "Prendre rendez-vous",
  fields: {
    work: {
      label: "Le travail à faire",
      short: "Travail",
      options: {
        wheels: "Changer quatre roues complètes",
        balanced_wheels: "Changer et équilibrer quatre roues complètes",
        tyres_on_rims: "Monter des pneus sur mes jantes",
        new_tyres: "Acheter et faire monter des pneus neufs",
        puncture: "Réparer une crevaison",
        alignment: "Régler la géométrie",
      },
      messages: { required: "Choisissez le travail à faire, la durée en dépend." },
    },
    slot: WORK_SLOT_STRINGS,
    plate: PLATE_STRINGS,
    car: OWN_CAR_STRINGS,
    stored: { label: "Mes roues sont stockées chez vous", short: "Roues stockées chez nous" },
    store: {
      label: "Je souhaite vous laisser l’autre jeu",
      short: "Jeu à stocker",
      help: "Lavé, contrôlé et étiqueté, jusqu’à la saison suivante.",
    },
    ...NAME_EMAIL_AND_PHONE_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      help: "Un écrou antivol, une vibration, un véhicule chargé\u00a0: ce que l’atelier doit savoir.",
    },
  },
  notice: APPOINTMENT_NOTICE,
  chooseLocation: {
    title: CHOOSE_GARAGE,
    text: "Chacun affiche sa prochaine heure libre\u00a0; tous ses créneaux suivent à l’étape d’après.",
  },
  bookedTitle: "Votre rendez-vous est réservé",
  thanks: {
    title: "Votre demande de rendez-vous est bien arrivée",
    steps: [
      "L’atelier de {location} prépare vos roues et vous appelle s’il lui manque une information.",
      "Le jour venu, arrivez cinq minutes plus tôt et, s’il y en a une, posez la douille antivol sur le siège du passager.",
      "Après 50 à 100\u00a0km, repassez faire resserrer les roues.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.tyre_appointment>;

export const tyreOfferStrings = {
  title: "Demande d’offre de pneus",
  intro:
    "Recopiez la dimension inscrite sur le flanc du pneu\u00a0: {location} vous envoie des prix, montage et équilibrage compris.",
  submit: "Demander une offre de pneus",
  fields: {
    dimensions: {
      label: "Dimension du pneu",
      short: "Dimension",
      help: "Sur le flanc du pneu, par exemple 205/55\u00a0R16\u00a091V.",
      messages: { required: "Indiquez la dimension inscrite sur le flanc, par exemple 205/55\u00a0R16\u00a091V." },
    },
    quantity: {
      label: "Nombre de pneus",
      options: { 1: "1\u00a0pneu", 2: "2\u00a0pneus", 4: "4\u00a0pneus" },
      messages: { required: "Choisissez le nombre de pneus." },
    },
    season: {
      label: "Pour quelle saison\u00a0?",
      short: "Saison",
      options: { summer: "Été", winter: "Hiver", all_season: "Quatre saisons" },
      messages: { required: "Choisissez une saison." },
    },
    budget: {
      label: "Quel niveau de prix\u00a0?",
      short: "Niveau de prix",
      options: {
        compare: "Les trois, pour comparer",
        premium: "Une marque de référence",
        balanced: "Un bon compromis",
        low: "Un prix serré",
      },
      messages: { required: "Choisissez un niveau de prix, ou les trois pour comparer." },
    },
    plate: {
      ...PLATE_STRINGS,
      help: "Si la voiture a été achetée chez nous\u00a0: nous vérifions la dimension homologuée.",
    },
    site: {
      label: "Dans quelle concession voulez-vous les faire monter\u00a0?",
      short: "Lieu du montage",
      help: "Les délais peuvent varier d’une concession à l’autre.",
    },
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    preferred_contact: PREFERRED_CONTACT_STRINGS,
    phone: PHONE_IF_PREFERRED_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      help: "Votre façon de rouler\u00a0: kilomètres par an, autoroute ou ville, remorque, silence ou longévité.",
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre demande d’offre est bien arrivée",
    steps: [
      "Le comptoir de {location} cherche les pneus de cette dimension et vérifie les délais.",
      "Vous recevez les prix {answer}, {reply}.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.tyre_offer>;
