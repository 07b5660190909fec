import type { LeadKind } from "./kind.ts";

const FIRST_CONSENT = {
  version: "2026-11",
  text: "J’accepte que {group} utilise ces données pour répondre à ma demande et me recontacter à ce sujet.",
  message: "Cochez cette case\u00a0: sans votre accord, nous ne pouvons pas traiter la demande.",
} as const;

/** A visitor is interested in a vehicle and wants an offer. */
const interest = {
  name: "interest",
  title: "Demande d’offre",
  intro: "Laissez-nous vos coordonnées\u00a0: un conseiller de {place} vous répond avec une offre pour ce véhicule.",
  submit: "Demander une offre",
  fields: [
    {
      kind: "select",
      name: "salutation",
      label: "Civilité",
      autocomplete: "honorific-prefix",
      options: [
        { value: "madame", label: "Madame" },
        { value: "monsieur", label: "Monsieur" },
      ],
    },
    {
      kind: "text",
      name: "first_name",
      label: "Prénom",
      required: true,
      format: "name",
      max: 60,
      autocomplete: "given-name",
      width: "half",
      messages: {
        required: "Indiquez votre prénom.",
        invalid: "Indiquez votre prénom en lettres, sans lien ni adresse.",
      },
    },
    {
      kind: "text",
      name: "last_name",
      label: "Nom",
      required: true,
      format: "name",
      max: 60,
      autocomplete: "family-name",
      width: "half",
      messages: { required: "Indiquez votre nom.", invalid: "Indiquez votre nom en lettres, sans lien ni adresse." },
    },
    {
      kind: "email",
      name: "email",
      label: "E-mail",
      required: true,
      autocomplete: "email",
      messages: { required: "Indiquez votre adresse e-mail, pour recevoir notre réponse." },
    },
    {
      kind: "radio",
      name: "preferred_contact",
      label: "Comment préférez-vous être contacté\u00a0?",
      short: "Contact préféré",
      required: true,
      initial: "email",
      options: [
        { value: "email", label: "Par e-mail" },
        { value: "phone", label: "Par téléphone" },
      ],
      messages: { required: "Choisissez l’e-mail ou le téléphone." },
    },
    {
      kind: "phone",
      name: "phone",
      label: "Téléphone",
      help: "Pour un numéro étranger, commencez par l’indicatif du pays, par exemple +33.",
      required: { when: "preferred_contact", is: "phone", said: "pour être appelé" },
      autocomplete: "tel",
      messages: { required: "Indiquez un numéro de téléphone, puisque vous souhaitez être appelé." },
    },
    {
      kind: "textarea",
      name: "message",
      label: "Votre message",
      short: "Message",
      help: "Une question, une reprise, un moment qui vous convient\u00a0: tout ce qui nous aide à vous répondre.",
      max: 2000,
      rows: 5,
    },
    {
      kind: "toggle",
      name: "newsletter",
      label: "Recevoir les nouveautés et les offres par e-mail",
      short: "Nouveautés par e-mail",
      help: "Une fois par mois au plus. Vous pouvez vous désinscrire à tout moment.",
    },
  ],
  consent: FIRST_CONSENT,
  thanks: {
    title: "Votre demande est bien arrivée",
    within: "sous un jour ouvré",
    steps: [
      "Un conseiller de {place} étudie votre demande et prépare une offre pour ce véhicule.",
      "Il vous répond sous un jour ouvré, par le moyen que vous avez choisi.",
    ],
  },
} as const satisfies LeadKind;

/** Every kind of lead by its name. */
export const LEAD_KINDS = { interest } as const satisfies Readonly<Record<string, LeadKind>>;

const kinds: ReadonlyMap<string, LeadKind> = new Map(Object.entries(LEAD_KINDS));

/** The kind of that name, or null: a lead kept for years may be of a kind that is gone. */
export const leadKindNamed = (name: string): LeadKind | null => kinds.get(name) ?? null;
