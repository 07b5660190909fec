import { remainder } from "./check-digits.ts";
import { type Country, CURRENCY } from "./country.ts";

/** Companies: the ninth digit is the first eight, weighted from 9 to 2, modulo 11. */
const hasCompanyCheck = (digits: string): boolean =>
  Array.from(digits.slice(0, 8)).reduce((sum, digit, index) => sum + Number(digit) * (9 - index), 0) % 11 ===
  Number(digits[8]);

/** Sole traders since 2020: the whole number, its letters as two digits each, is 1 modulo 97. */
const hasTraderCheck = (body: string): boolean => remainder(`NL${body}`, 97) === 1;

const readVat = (body: string): string | null =>
  /^\d{9}B\d{2}$/.test(body) && (hasCompanyCheck(body) || hasTraderCheck(body)) ? body : null;

/** Larger towns of the Netherlands with postcode areas that they stand for. Columns as in `parseTowns`. */
const NETHERLANDS = `
Amsterdam;52.373;4.893;1;10 11
Rotterdam;51.922;4.479;1;30 31
La Haye/Den Haag;52.078;4.311;1;25
Utrecht;52.091;5.122;2;35
Eindhoven;51.441;5.478;2;56
Groningue/Groningen;53.219;6.567;2;97
Maastricht;50.851;5.691;3;62
Bréda/Breda;51.586;4.776;3;48
Nimègue/Nijmegen;51.843;5.853;3;65
Arnhem;51.985;5.899;3;68
Tilburg;51.557;5.091;3;50
Zwolle;52.513;6.094;3;80
`;

export const netherlands = {
  name: "Pays-Bas",
  inCountry: "aux Pays-Bas",
  searchedAs: "Pays-Bas, aux Pays-Bas",
  neighbours: ["BE", "DE"],
  currency: CURRENCY,
  timeZone: "Europe/Amsterdam",
  phone: { callingCode: "31", national: /^0[1-9]\d{8}$/, unmistakable: /^0[1-9]\d{8}$/, example: "06 12345678" },
  postcode: {
    pattern: /^[1-9]\d{3} [A-Z]{2}$/,
    digits: 4,
    prefixes: ["NL"],
    written: "",
    form: "quatre chiffres et deux lettres",
    example: "1012 JS",
  },
  vat: { read: readVat, form: "NL avec neuf chiffres, B et deux chiffres", example: "NL123456789B13" },
  plate: "K-123-BD",
  ibanLength: 18,
  // Source: Wet op de motorrijtuigenbelasting 1994, whose surcharges the provinces set; RDW (APK,
  // energielabel).
  terms: {
    vehicleTax: { name: "Taxe sur les véhicules (mrb)", unknown: "Selon le poids et la province, non estimée" },
    // bpm is part of the price of a new car.
    registrationTax: null,
    vat: { with: "TTC", without: "hors TVA" },
    ownDamageInsurance: "Assurance tous risques (allrisk)",
    consumptionClass: "Label énergétique",
    languages: ["nl"],
    inspection: "contrôle technique (APK)",
  },
  leasingDocuments: {
    payslips: "Vos trois dernières fiches de salaire",
    residence: "Extrait du registre de la population (BRP) de moins de trois mois",
    taxNotices: "Vos deux derniers avis d’imposition (inkomstenbelasting)",
    selfEmployed: "Extrait de votre inscription à la Kamer van Koophandel",
    companyRegister: "Extrait de la Kamer van Koophandel de moins de trois mois",
    beneficialOwners: "Extrait du registre UBO",
  },
  place: { town: "Utrecht", postcode: "3511 AB" },
  // Source: Algemene termijnenwet, art. 3.
  holidays: [
    { name: "Nouvel An", date: "01-01" },
    { name: "Lundi de Pâques", easter: 1 },
    { name: "Fête du Roi", date: "04-27", onSunday: "04-26" },
    { name: "Journée de la Libération", date: "05-05" },
    { name: "Ascension", easter: 39 },
    { name: "Lundi de Pentecôte", easter: 50 },
    { name: "Noël", date: "12-25" },
    { name: "Deuxième jour de Noël", date: "12-26" },
  ],
  regions: {},
  map: {
    bounds: { north: 53.56, south: 50.75, west: 3.35, east: 7.23 },
    centre: { lat: 52.15, lng: 5.3 },
    outline: "528",
    names: [],
    towns: NETHERLANDS,
  },
} as const satisfies Country;
