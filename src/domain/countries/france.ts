import { remainder } from "./check-digits.ts";
import { type Country, CURRENCY, type HolidayRule } from "./country.ts";
import { FRANCE } from "./towns/france.ts";

/** Signs of the newer keys; I and O are not used. */
const KEY_SIGNS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A key of two digits: 12 and three times the SIREN modulo 97, modulo 97. */
const hasNumericKey = (key: string, siren: string): boolean => (12 + 3 * remainder(siren, 97)) % 97 === Number(key);

/** A key with a letter, by the rule of the same source. */
const hasLetterKey = (key: string, siren: string): boolean => {
  const [first = -1, second = -1] = Array.from(key, (sign) => KEY_SIGNS.indexOf(sign));
  const check = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11;
};

const readVat = (body: string): string | null => {
  const [, key = "", siren = ""] = /^([0-9A-HJ-NP-Z]{2})(\d{9})$/.exec(body) ?? [];
  if (siren === "") return null;
  return (/^\d+$/.test(key) ? hasNumericKey : hasLetterKey)(key, siren) ? body : null;
};

/** Source: Code du travail, art. L. 3134-13; Good Friday in communes with a Protestant church. */
const ALSACE_MOSELLE: readonly HolidayRule[] = [
  { name: "Vendredi saint", easter: -2 },
  { name: "Deuxième jour de Noël", date: "12-26" },
];

export const france = {
  name: "France",
  inCountry: "en France",
  searchedAs: "France, en France",
  neighbours: ["LU", "BE", "DE"],
  currency: CURRENCY,
  timeZone: "Europe/Paris",
  phone: { callingCode: "33", national: /^0[1-9]\d{8}$/, unmistakable: /^0[1-9]\d{8}$/, example: "06 12 34 56 78" },
  postcode: {
    pattern: /^\d{5}$/,
    digits: 5,
    prefixes: ["F", "FR"],
    written: "",
    form: "cinq chiffres",
    example: "57100",
  },
  vat: { read: readVat, form: "FR avec deux signes et neuf chiffres", example: "FR11123456782" },
  plate: "AB-123-CD",
  ibanLength: 27,
  // Source: Code des impositions sur les biens et services, art. L. 421-94: only companies pay yearly taxes
  // on passenger cars; art. L. 421-29 (registration), L. 421-58 and L. 421-71 (malus); decree of 10 April 2003 (consumption label).
  terms: {
    vehicleTax: null,
    registrationTax: {
      name: "Taxes d’immatriculation et malus",
      unknown: "Selon la région et le véhicule, non estimées",
    },
    vat: { with: "TTC", without: "HT" },
    ownDamageInsurance: "Assurance tous risques",
    consumptionClass: "Étiquette énergie",
    languages: ["fr"],
    inspection: "contrôle technique",
  },
  leasingDocuments: {
    payslips: "Vos trois derniers bulletins de paie",
    residence: "Justificatif de domicile de moins de trois mois",
    taxNotices: "Vos deux derniers avis d’imposition",
    selfEmployed: "Attestation d’affiliation à l’Urssaf",
    companyRegister: "Extrait Kbis de moins de trois mois",
    beneficialOwners: "Extrait du registre des bénéficiaires effectifs",
  },
  place: { town: "Lyon", postcode: "69003" },
  // Source: Code du travail, art. L. 3133-1.
  holidays: [
    { name: "Nouvel An", date: "01-01" },
    { name: "Lundi de Pâques", easter: 1 },
    { name: "Fête du Travail", date: "05-01" },
    { name: "Victoire 1945", date: "05-08" },
    { name: "Ascension", easter: 39 },
    { name: "Lundi de Pentecôte", easter: 50 },
    { name: "Fête nationale", date: "07-14" },
    { name: "Assomption", date: "08-15" },
    { name: "Toussaint", date: "11-01" },
    { name: "Armistice", date: "11-11" },
    { name: "Noël", date: "12-25" },
  ],
  regions: { "FR-57": ALSACE_MOSELLE, "FR-67": ALSACE_MOSELLE, "FR-68": ALSACE_MOSELLE },
  map: {
    bounds: { north: 51.09, south: 41.33, west: -5.15, east: 9.56 },
    centre: { lat: 46.4, lng: 2.2 },
    outline: "250",
    names: [
      { lat: 46.4, lng: 2.5, spans: [8, 180] },
      { lat: 49.41, lng: 5.83, spans: [0, 4] },
    ],
    towns: FRANCE,
  },
} as const satisfies Country;
