import { mod11Mod10 } from "./check-digits.ts";
import { type Country, CURRENCY, type HolidayRule } from "./country.ts";
import { GERMANY } from "./towns/germany.ts";

/** The ninth digit is the check digit of the first eight. */
const readVat = (body: string): string | null =>
  /^[1-9]\d{8}$/.test(body) && mod11Mod10(body.slice(0, 8)) === Number(body[8]) ? body : null;

const EPIPHANY: HolidayRule = { name: "Épiphanie", date: "01-06" };
const WOMENS_DAY: HolidayRule = { name: "Journée des femmes", date: "03-08" };
const EASTER_SUNDAY: HolidayRule = { name: "Pâques", easter: 0 };
const WHIT_SUNDAY: HolidayRule = { name: "Pentecôte", easter: 49 };
const CORPUS_CHRISTI: HolidayRule = { name: "Fête-Dieu", easter: 60 };
const ASSUMPTION: HolidayRule = { name: "Assomption", date: "08-15" };
const CHILDRENS_DAY: HolidayRule = { name: "Journée de l’enfance", date: "09-20", since: 2019 };
const REFORMATION_DAY: HolidayRule = { name: "Fête de la Réformation", date: "10-31" };
const ALL_SAINTS: HolidayRule = { name: "Toussaint", date: "11-01" };
const REPENTANCE_DAY: HolidayRule = { name: "Jour de pénitence et de prière", wednesdayBefore: "11-23" };

/** Source: the holiday acts of the Länder (Feiertagsgesetze), as of 2025. */
const REGIONS = {
  "DE-BB": [EASTER_SUNDAY, WHIT_SUNDAY, REFORMATION_DAY],
  "DE-BE": [{ ...WOMENS_DAY, since: 2019 }],
  "DE-BW": [EPIPHANY, CORPUS_CHRISTI, ALL_SAINTS],
  // The Assumption in communes with a Catholic majority.
  "DE-BY": [EPIPHANY, CORPUS_CHRISTI, ASSUMPTION, ALL_SAINTS],
  "DE-HB": [{ ...REFORMATION_DAY, since: 2018 }],
  "DE-HE": [CORPUS_CHRISTI],
  "DE-HH": [{ ...REFORMATION_DAY, since: 2018 }],
  "DE-MV": [{ ...WOMENS_DAY, since: 2023 }, REFORMATION_DAY],
  "DE-NI": [{ ...REFORMATION_DAY, since: 2018 }],
  "DE-NW": [CORPUS_CHRISTI, ALL_SAINTS],
  "DE-RP": [CORPUS_CHRISTI, ALL_SAINTS],
  "DE-SH": [{ ...REFORMATION_DAY, since: 2018 }],
  "DE-SL": [CORPUS_CHRISTI, ASSUMPTION, ALL_SAINTS],
  "DE-SN": [REFORMATION_DAY, REPENTANCE_DAY],
  "DE-ST": [EPIPHANY, REFORMATION_DAY],
  "DE-TH": [CHILDRENS_DAY, REFORMATION_DAY],
} as const satisfies Country["regions"];

export const germany = {
  name: "Allemagne",
  inCountry: "en Allemagne",
  searchedAs: "Allemagne, en Allemagne",
  neighbours: ["LU", "FR", "BE", "NL"],
  currency: CURRENCY,
  timeZone: "Europe/Berlin",
  // Area code and number have five to thirteen digits together, mobile numbers ten or eleven.
  phone: {
    callingCode: "49",
    national: /^0[1-9]\d{4,12}$/,
    unmistakable: /^01[5-7]\d{8,9}$/,
    example: "0151 23456789",
  },
  postcode: {
    pattern: /^\d{5}$/,
    digits: 5,
    prefixes: ["D", "DE"],
    written: "",
    form: "cinq chiffres",
    example: "54290",
  },
  vat: { read: readVat, form: "DE et neuf chiffres", example: "DE123456788" },
  plate: "K-AB\u00a01234",
  ibanLength: 22,
  // Source: Kraftfahrzeugsteuergesetz; StVZO, § 29 (Hauptuntersuchung); Pkw-EnVKV (CO₂-Klasse).
  terms: {
    vehicleTax: { name: "Taxe sur les véhicules (Kfz-Steuer)", unknown: "Selon la cylindrée et le CO₂, non estimée" },
    registrationTax: null,
    vat: { with: "TTC", without: "hors TVA" },
    ownDamageInsurance: "Assurance tous risques (Vollkasko)",
    consumptionClass: "Classe de CO₂",
    languages: ["de"],
    inspection: "contrôle technique (HU)",
  },
  leasingDocuments: {
    payslips: "Vos trois dernières fiches de salaire",
    residence: "Certificat de domicile (Meldebescheinigung) de moins de trois mois",
    taxNotices: "Vos deux derniers avis d’imposition (Einkommensteuerbescheid)",
    selfEmployed: "Déclaration d’activité (Gewerbeanmeldung)",
    companyRegister: "Extrait du Handelsregister de moins de trois mois",
    beneficialOwners: "Extrait du Transparenzregister",
  },
  place: { town: "Cologne", postcode: "50667" },
  // Source: Einigungsvertrag, art. 2 (3 October), and the days that all Länder have in common.
  holidays: [
    { name: "Nouvel An", date: "01-01" },
    { name: "Vendredi saint", easter: -2 },
    { name: "Lundi de Pâques", easter: 1 },
    { name: "Fête du Travail", date: "05-01" },
    { name: "Ascension", easter: 39 },
    { name: "Lundi de Pentecôte", easter: 50 },
    { name: "Fête de l’Unité allemande", date: "10-03" },
    { name: "Noël", date: "12-25" },
    { name: "Deuxième jour de Noël", date: "12-26" },
  ],
  regions: REGIONS,
  map: {
    bounds: { north: 55.06, south: 47.27, west: 5.86, east: 15.05 },
    centre: { lat: 51.1, lng: 10.4 },
    outline: "276",
    names: [
      { lat: 50.6, lng: 10.2, spans: [8, 180] },
      { lat: 49.98, lng: 6.45, spans: [0, 4] },
    ],
    towns: GERMANY,
  },
} as const satisfies Country;
