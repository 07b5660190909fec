import type { LeadKind } from "../kind.ts";
import { MILEAGE, PLATE } from "./car.ts";
import { VALUATION_CONSENT } from "./consent.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE_IF_PREFERRED, PREFERRED_CONTACT, SALUTATION } from "./person.ts";

/** A visitor wants to know what a car of their own is worth in exchange. */
export const tradeIn = {
  name: "trade_in",
  title: "Demande d’estimation de reprise",
  intro: "Décrivez votre voiture\u00a0: {place} vous donne un prix de reprise, confirmé quand nous l’aurons vue.",
  submit: "Demander une estimation",
  setting: "autoproffTradeIn",
  fields: [
    {
      ...PLATE,
      required: false,
      help: "Elle nous donne la version exacte.",
    },
    {
      kind: "text",
      name: "vin",
      label: "Numéro de châssis",
      help: "Dix-sept signes, sur le certificat d’immatriculation. La plaque suffit aussi.",
      max: 20,
      width: "half",
    },
    {
      kind: "text",
      name: "make",
      label: "Marque",
      required: true,
      max: 40,
      width: "half",
      messages: { required: "Indiquez la marque de votre voiture." },
    },
    {
      kind: "text",
      name: "model",
      label: "Modèle",
      required: true,
      help: "Avec la version, si vous la connaissez.",
      max: 80,
      width: "half",
      messages: { required: "Indiquez le modèle de votre voiture." },
    },
    {
      kind: "text",
      name: "year",
      label: "Année de première mise en circulation",
      short: "Année",
      required: true,
      format: "number",
      max: 4,
      width: "half",
      messages: {
        required: "Indiquez l’année de première mise en circulation.",
        invalid: "Indiquez l’année en quatre chiffres, par exemple 2019.",
      },
    },
    { ...MILEAGE, required: true },
    {
      kind: "radio",
      name: "condition",
      label: "Dans quel état est-elle\u00a0?",
      short: "État",
      required: true,
      options: [
        { value: "good", label: "Très bon, sans dégât visible" },
        { value: "used", label: "Normal pour son âge" },
        { value: "damaged", label: "Avec un dégât à réparer" },
        { value: "broken", label: "Elle ne roule plus" },
      ],
      messages: { required: "Choisissez l’état qui s’en approche le plus." },
    },
    {
      kind: "file",
      name: "photo",
      label: "Une photo de la voiture",
      short: "Photo",
      help: "De trois quarts avant, si possible en plein jour.",
      types: ["image/jpeg", "image/png", "image/webp"],
      max_bytes: 8_000_000,
    },
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    { ...MESSAGE, rows: 3, help: "L’entretien, les options, un crédit ou un leasing en cours." },
  ],
  consent: VALUATION_CONSENT,
  thanks: {
    title: "Votre demande d’estimation est bien arrivée",
    within: "sous un jour ouvré",
    steps: [
      "Un acheteur de {place} compare votre voiture aux ventes récentes.",
      "Il vous donne un prix sous un jour ouvré, par le moyen que vous avez choisi.",
      "Le prix est confirmé après un essai et un passage sur le pont, une demi-heure en tout.",
    ],
  },
} as const satisfies LeadKind;
