import type { LeadKind } from "../kind.ts";
import { REQUEST_CONSENT } from "./consent.ts";
import { COMPANY, EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE } from "./person.ts";

/** Request of a company for several vehicles or a conversion. */
export const fleetRequest = {
  name: "fleet_request",
  title: "Demande pour une entreprise",
  intro:
    "Décrivez votre besoin en quelques lignes\u00a0: le service aux entreprises de {location} vous rappelle avec une première réponse.",
  submit: "Envoyer la demande",
  fields: [
    { ...COMPANY, group: "Votre entreprise" },
    {
      kind: "text",
      name: "vat_number",
      label: "Numéro de TVA",
      help: "Au Luxembourg, LU et huit chiffres. Il nous évite de vous le redemander pour l’offre.",
      max: 20,
    },
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PHONE,
    {
      kind: "select",
      group: "Votre besoin",
      name: "need",
      label: "De quoi s’agit-il\u00a0?",
      short: "Besoin",
      required: true,
      options: [
        { value: "purchase", label: "Acheter des véhicules" },
        { value: "leasing", label: "Les prendre en leasing" },
        { value: "management", label: "Confier la gestion de la flotte" },
        { value: "conversion", label: "Aménager ou transformer un véhicule" },
        { value: "maintenance", label: "L’entretien et les pneus" },
        { value: "other", label: "Autre chose" },
      ],
      messages: { required: "Choisissez votre besoin, pour que la bonne personne vous rappelle." },
    },
    {
      kind: "select",
      name: "fleet_size",
      label: "Nombre de véhicules concernés",
      short: "Véhicules",
      required: true,
      options: [
        { value: "1-2", label: "1 ou 2" },
        { value: "3-4", label: "3 ou 4" },
        { value: "5-14", label: "5 à 14" },
        { value: "15-49", label: "15 à 49" },
        { value: "50+", label: "50 ou plus" },
      ],
      messages: { required: "Choisissez un nombre, même approximatif." },
    },
    {
      kind: "date",
      name: "delivery",
      label: "À partir de quel jour en avez-vous besoin\u00a0?",
      short: "Besoin à partir du",
      help: "Si vous le savez déjà, dans l’année qui vient.",
      from_days: 1,
      to_days: 365,
      hours: "showroom",
    },
    { ...MESSAGE, help: "Le métier, les modèles, les kilomètres par an, ce qui vous prend du temps aujourd’hui." },
  ],
  consent: REQUEST_CONSENT,
  thanks: {
    title: "Votre demande est bien arrivée",
    responseTime: "sous un jour ouvré",
    steps: [
      "Le service aux entreprises de {location} lit votre demande et prépare ses questions.",
      "Il vous appelle sous un jour ouvré, puis vous envoie une proposition écrite.",
    ],
  },
} as const satisfies LeadKind;
