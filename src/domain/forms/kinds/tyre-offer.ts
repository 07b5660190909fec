import type { LeadKind } from "../kind.ts";
import { PLATE } from "./car.ts";
import { REQUEST_CONSENT } from "./consent.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE_IF_PREFERRED, PREFERRED_CONTACT } from "./person.ts";

const TYRE_GROUP = "Vos pneus";

export const tyreOffer = {
  name: "tyre_offer",
  title: "Demande d’offre de pneus",
  intro:
    "Recopiez la dimension inscrite sur le flanc du pneu\u00a0: {location} vous envoie des prix, montage et équilibrage compris.",
  submit: "Demander une offre de pneus",
  service: "tyres",
  fields: [
    {
      kind: "text",
      group: TYRE_GROUP,
      name: "dimensions",
      label: "Dimension du pneu",
      short: "Dimension",
      required: true,
      help: "Sur le flanc du pneu, par exemple 205/55\u00a0R16\u00a091V.",
      max: 60,
      width: "half",
      messages: { required: "Indiquez la dimension inscrite sur le flanc, par exemple 205/55\u00a0R16\u00a091V." },
    },
    {
      kind: "select",
      name: "quantity",
      label: "Nombre de pneus",
      required: true,
      initial: "4",
      width: "half",
      options: [
        { value: "1", label: "1\u00a0pneu" },
        { value: "2", label: "2\u00a0pneus" },
        { value: "4", label: "4\u00a0pneus" },
      ],
      messages: { required: "Choisissez le nombre de pneus." },
    },
    {
      kind: "radio",
      name: "season",
      label: "Pour quelle saison\u00a0?",
      short: "Saison",
      required: true,
      options: [
        { value: "summer", label: "Été" },
        { value: "winter", label: "Hiver" },
        { value: "all_season", label: "Quatre saisons" },
      ],
      messages: { required: "Choisissez une saison." },
    },
    {
      kind: "radio",
      name: "budget",
      label: "Quel niveau de prix\u00a0?",
      short: "Niveau de prix",
      required: true,
      initial: "compare",
      options: [
        { value: "compare", label: "Les trois, pour comparer" },
        { value: "premium", label: "Une marque de référence" },
        { value: "balanced", label: "Un bon compromis" },
        { value: "low", label: "Un prix serré" },
      ],
      messages: { required: "Choisissez un niveau de prix, ou les trois pour comparer." },
    },
    {
      ...PLATE,
      group: TYRE_GROUP,
      required: false,
      width: "full",
      help: "Si la voiture a été achetée chez nous\u00a0: nous vérifions la dimension homologuée.",
    },
    {
      kind: "text",
      name: "site",
      label: "Dans quelle concession voulez-vous les faire monter\u00a0?",
      short: "Lieu du montage",
      help: "Le prix est le même partout, les délais peuvent varier.",
      max: 80,
      omittedFor: ["place"],
    },
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    {
      ...MESSAGE,
      rows: 3,
      help: "Votre façon de rouler\u00a0: kilomètres par an, autoroute ou ville, remorque, silence ou longévité.",
    },
  ],
  consent: REQUEST_CONSENT,
  thanks: {
    title: "Votre demande d’offre est bien arrivée",
    responseTime: "sous un jour ouvré",
    steps: [
      "Le comptoir de {location} cherche les pneus de cette dimension et vérifie les délais.",
      "Vous recevez les prix sous un jour ouvré, par le moyen que vous avez choisi. L’offre tient sept jours.",
    ],
  },
} as const satisfies LeadKind;
