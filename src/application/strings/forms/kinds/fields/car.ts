import type { FieldStrings } from "../../field-strings.ts";

export const MILEAGE_STRINGS = {
  label: "Kilométrage",
  help: "En kilomètres, tel qu’il est au compteur.",
  messages: {
    required: "Indiquez le kilométrage de la voiture.",
    invalid: "Indiquez le kilométrage en chiffres, par exemple 45\u202f000.",
  },
} as const satisfies FieldStrings;

export const OWN_CAR_STRINGS = {
  label: "Marque et modèle",
  help: "Comme sur le certificat d’immatriculation.",
  messages: { required: "Indiquez la marque et le modèle de la voiture." },
} as const satisfies FieldStrings;

export const PLATE_STRINGS = {
  label: "Plaque d’immatriculation",
  short: "Plaque",
  help: "Comme sur la voiture, par exemple {plate}.",
  messages: { required: "Indiquez la plaque de la voiture, pour que nous préparions votre venue." },
} as const satisfies FieldStrings;

export const WANTED_MODEL_STRINGS = {
  label: "Modèle",
  help: "Commencez à écrire, puis choisissez dans la liste. Vous pouvez aussi en noter un autre.",
  messages: { required: "Indiquez le modèle qui vous intéresse." },
} as const satisfies FieldStrings;

/** Strings of `SOLD_CAR`. */
export const SOLD_CAR_STRINGS = {
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
  fuel: {
    label: "Carburant",
    options: {
      petrol: "Essence",
      diesel: "Diesel",
      hybrid: "Hybride, sans prise",
      plug_in: "Hybride rechargeable",
      electric: "Électrique",
      other: "Gaz ou autre",
    },
    messages: { required: "Choisissez le carburant de votre voiture." },
  },
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
} as const satisfies Readonly<Record<string, FieldStrings>>;

/** Strings of `SOLD_CAR_DETAILS`. */
export const SOLD_CAR_DETAILS_STRINGS = {
  plate: { ...PLATE_STRINGS, help: "Elle nous donne la version exacte." },
  vin: {
    label: "Numéro de châssis",
    help: "Dix-sept signes, sur le certificat d’immatriculation. La plaque suffit aussi.",
  },
  photo: {
    label: "Une photo de la voiture",
    short: "Photo",
    help: "De trois quarts avant, si possible en plein jour.",
  },
  photo_detail: {
    label: "Une deuxième photo",
    short: "Deuxième photo",
    help: "L’intérieur, ou un dégât de près.",
  },
} as const satisfies Readonly<Record<string, FieldStrings>>;
