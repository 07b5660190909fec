import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { MILEAGE_STRINGS, PLATE_STRINGS } from "./fields/car.ts";
import {
  EMAIL_STRINGS,
  FIRST_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  PHONE_IF_PREFERRED_STRINGS,
  PREFERRED_CONTACT_STRINGS,
  SALUTATION_STRINGS,
} from "./fields/person.ts";
import { VALUATION_NOTICE } from "./notices.ts";

export const tradeInStrings = {
  title: "Demande d’estimation de reprise",
  intro: "Décrivez votre voiture\u00a0: {location} vous donne un prix de reprise, confirmé quand nous l’aurons vue.",
  submit: "Demander une estimation",
  fields: {
    plate: { ...PLATE_STRINGS, help: "Elle nous donne la version exacte." },
    vin: {
      label: "Numéro de châssis",
      help: "Dix-sept signes, sur le certificat d’immatriculation. La plaque suffit aussi.",
    },
    make: { label: "Marque", messages: { required: "Indiquez la marque de votre voiture." } },
    model: {
      label: "Modèle",
      help: "Avec la version, si vous la connaissez.",
      messages: { required: "Indiquez le modèle de votre voiture." },
    },
    year: {
      label: "Année de première mise en circulation",
      short: "Année",
      messages: {
        required: "Indiquez l’année de première mise en circulation.",
        invalid: "Indiquez l’année en quatre chiffres, par exemple 2019.",
      },
    },
    mileage: MILEAGE_STRINGS,
    condition: {
      label: "Dans quel état est-elle\u00a0?",
      short: "État",
      options: {
        good: "Très bon, sans dégât visible",
        used: "Normal pour son âge",
        damaged: "Avec un dégât à réparer",
        broken: "Elle ne roule plus",
      },
      messages: { required: "Choisissez l’état qui s’en approche le plus." },
    },
    photo: {
      label: "Une photo de la voiture",
      short: "Photo",
      help: "De trois quarts avant, si possible en plein jour.",
    },
    salutation: SALUTATION_STRINGS,
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    preferred_contact: PREFERRED_CONTACT_STRINGS,
    phone: PHONE_IF_PREFERRED_STRINGS,
    message: { ...MESSAGE_STRINGS, help: "L’entretien, les options, un crédit ou un leasing en cours." },
  },
  notice: VALUATION_NOTICE,
  thanks: {
    title: "Votre demande d’estimation est bien arrivée",
    responseTime: "sous un jour ouvré",
    steps: [
      "Un acheteur de {location} compare votre voiture aux ventes récentes.",
      "Il vous donne un prix sous un jour ouvré, par le moyen que vous avez choisi.",
      "Le prix est confirmé après un essai et un passage sur le pont, une demi-heure en tout.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.trade_in>;
