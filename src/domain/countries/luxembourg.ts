import { remainder } from "./check-digits.ts";
import { type Country, CURRENCY } from "./country.ts";
import { LUXEMBOURG } from "./towns/luxembourg.ts";

/** The last two of eight digits are the first six modulo 89. */
const readVat = (body: string): string | null =>
  /^\d{8}$/.test(body) && remainder(body.slice(0, 6), 89) === Number(body.slice(6)) ? body : null;

export const luxembourg = {
  name: "Luxembourg",
  inCountry: "au Luxembourg",
  searchedAs: "au Luxembourg, Grand Duché, Grand Duché de Luxembourg",
  neighbours: ["BE", "FR", "DE"],
  currency: CURRENCY,
  timeZone: "Europe/Luxembourg",
  // Numbers have no trunk prefix: five to eight digits, mobile ones nine.
  phone: {
    callingCode: "352",
    national: /^(?:[2-9]\d{4,7}|6\d{8})$/,
    unmistakable: /^(?:[2-9]\d{4,7}|6\d{8})$/,
    example: "621 123 456",
  },
  postcode: {
    pattern: /^\d{4}$/,
    digits: 4,
    prefixes: ["L", "LU"],
    written: "L-",
    form: "quatre chiffres",
    example: "8080",
  },
  vat: { read: readVat, form: "LU et huit chiffres", example: "LU12345613" },
  plate: "AB\u00a01234",
  ibanLength: 20,
  // Source: law of 22 December 2006 on the tax of road vehicles; SNCA.
  terms: {
    vehicleTax: { name: "Taxe sur les véhicules", unknown: "Formule non renseignée, non estimée" },
    registrationTax: null,
    vat: { with: "TTC", without: "hors TVA" },
    ownDamageInsurance: "Assurance casco",
    consumptionClass: "Classe énergétique",
    languages: ["lb", "fr", "de"],
    inspection: "contrôle technique",
  },
  leasingDocuments: {
    payslips: "Vos trois dernières fiches de salaire",
    residence: "Certificat de résidence de moins de trois mois",
    taxNotices: "Vos deux derniers bulletins d’impôt",
    selfEmployed: "Autorisation d’établissement ou affiliation au Centre commun de la sécurité sociale",
    companyRegister: "Extrait du Registre de commerce et des sociétés de moins de trois mois",
    beneficialOwners: "Inscription au Registre des bénéficiaires effectifs",
  },
  place: { town: "Ettelbruck", postcode: "9010" },
  // Source: Code du travail, art. L. 232-2; Europe Day since the law of 25 April 2019.
  holidays: [
    { name: "Nouvel An", date: "01-01" },
    { name: "Lundi de Pâques", easter: 1 },
    { name: "Fête du Travail", date: "05-01" },
    { name: "Journée de l’Europe", date: "05-09", since: 2019 },
    { name: "Ascension", easter: 39 },
    { name: "Lundi de Pentecôte", easter: 50 },
    { name: "Fête nationale", date: "06-23" },
    { name: "Assomption", date: "08-15" },
    { name: "Toussaint", date: "11-01" },
    { name: "Noël", date: "12-25" },
    { name: "Deuxième jour de Noël", date: "12-26" },
  ],
  regions: {},
  map: {
    bounds: { north: 50.2465, south: 49.3397, west: 5.5655, east: 6.6273 },
    centre: { lat: 49.793, lng: 6.096 },
    outline: "442",
    names: [],
    towns: LUXEMBOURG,
  },
} as const satisfies Country;
