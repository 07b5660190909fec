import type { LeadFormView } from "./form-view.ts";
import type { FieldView } from "./field-kinds/index.ts";
import type { FileFieldView } from "./field-kinds/file/file-field.tsx";
import type { SlotDayView, SlotFieldView } from "./field-kinds/slot/slot-field.tsx";

// A fictitious form with a field of each kind, for the component gallery.

const MESSAGES = { required: "Remplissez ce champ.", invalid: "Vérifiez ce que vous avez écrit." };

const HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const WEEKDAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];
const DAY_MS = 86_400_000;

const createDay = (index: number): SlotDayView => {
  const day = new Date(Date.UTC(2026, 10, 23) + index * DAY_MS);
  const date = day.toISOString().slice(0, 10);
  const free = HOURS.filter((_, hour) => (hour + index) % 3 !== 0);
  return {
    date,
    label: `${WEEKDAYS[index % 7]} ${day.getUTCDate()} ${day.getUTCMonth() === 10 ? "novembre" : "décembre"}`,
    slots: free.map((hour) => ({
      value: `${date}T${String(hour).padStart(2, "0")}:00:00.000Z`,
      time: `${hour}\u00a0h`,
    })),
  };
};

/** Four weeks without Sundays, and with one fully booked day. */
const DAYS = Array.from({ length: 27 }, (_, index) => index)
  .filter((index) => index % 7 !== 6 && index !== 9)
  .map(createDay);

export const EXAMPLE_SLOT_FIELD: SlotFieldView = {
  kind: "slot",
  name: "creneau",
  label: "Choisissez un créneau",
  required: true,
  hours: "showroom",
  calendar: "exemple",
  maxLength: null,
  days: DAYS,
  messages: { ...MESSAGES, required: "Choisissez un créneau parmi ceux qui sont libres." },
};

export const EXAMPLE_FILE_FIELD: FileFieldView = {
  kind: "file",
  name: "cv",
  label: "Votre CV",
  required: true,
  types: ["application/pdf"],
  max_bytes: 5_000_000,
  maxLength: null,
  file: {
    accept: ".pdf,application/pdf",
    hint: "PDF, 5\u00a0Mo au plus",
    wrongType: "Choisissez un fichier PDF\u00a0: nous ne pouvons pas ouvrir celui-ci.",
    tooLarge: "Choisissez un fichier plus léger\u00a0: 5\u00a0Mo au plus.",
  },
  messages: MESSAGES,
};

const FIELDS: readonly FieldView[] = [
  {
    kind: "text",
    name: "prenom",
    label: "Prénom",
    max: 60,
    maxLength: 60,
    width: "half",
    required: true,
    messages: MESSAGES,
  },
  {
    kind: "text",
    name: "nom",
    label: "Nom",
    max: 60,
    maxLength: 60,
    width: "half",
    required: true,
    messages: MESSAGES,
  },
  {
    kind: "radio",
    name: "contact",
    label: "Comment préférez-vous être contacté\u00a0?",
    maxLength: null,
    initial: "email",
    required: true,
    options: [
      { value: "email", label: "Par e-mail" },
      { value: "phone", label: "Par téléphone" },
    ],
    messages: MESSAGES,
  },
  {
    kind: "phone",
    name: "telephone",
    label: "Téléphone",
    help: "Pour un numéro d’un pays plus lointain, commencez par l’indicatif, par exemple +351.",
    maxLength: 40,
    required: { when: "contact", is: "phone", hint: "pour être appelé" },
    messages: MESSAGES,
  },
  {
    kind: "date",
    name: "livraison",
    label: "À partir de quel jour en avez-vous besoin\u00a0?",
    from_days: 1,
    to_days: 365,
    hours: "showroom",
    maxLength: null,
    messages: MESSAGES,
  },
  EXAMPLE_SLOT_FIELD,
  EXAMPLE_FILE_FIELD,
  {
    kind: "toggle",
    name: "nouveautes",
    label: "Recevoir les nouveautés par e-mail",
    maxLength: null,
    messages: MESSAGES,
  },
];

export const EXAMPLE_FORM: LeadFormView = {
  kind: "exemple",
  title: "Demande d’offre",
  intro: "Un conseiller vous répond sous un jour ouvré.",
  answer: "sous un jour ouvré",
  submit: "Demander une offre",
  fields: FIELDS,
  notice: "Nous utilisons ces données pour répondre à votre demande.",
  consent: null,
  token: "exemple",
  minFillSeconds: 0,
  proof: { challenge: "exemple", bits: 1 },
  subject: null,
};
