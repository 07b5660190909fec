import { remainder } from "./check-digits.ts";
import { type Country, CURRENCY } from "./country.ts";
import { BELGIUM } from "./towns/belgium.ts";

/** The enterprise number: the last two of ten digits complete the first eight modulo 97. Numbers before 2005 lack the first 0. */
const readVat = (body: string): string | null => {
  const digits = body.length === 9 ? `0${body}` : body;
  return /^[01]\d{9}$/.test(digits) && 97 - remainder(digits.slice(0, 8), 97) === Number(digits.slice(8))
    ? digits
    : null;
};

export const belgium = {
  name: "Belgique",
  inCountry: "en Belgique",
  searchedAs: "Belgique, en Belgique",
  neighbours: ["LU", "FR", "NL", "DE"],
  currency: CURRENCY,
  timeZone: "Europe/Brussels",
  phone: { callingCode: "32", national: /^0[1-9]\d{7,8}$/, unmistakable: /^0[1-9]\d{7,8}$/, example: "0475 12 34 56" },
  postcode: {
    pattern: /^[1-9]\d{3}$/,
    digits: 4,
    prefixes: ["B", "BE"],
    written: "",
    form: "quatre chiffres",
    example: "6700",
  },
  vat: { read: readVat, form: "BE et dix chiffres", example: "BE0123456749" },
  plate: "1-ABC-123",
  ibanLength: 16,
  // Source: the regions' codes of taxes (taxe de circulation, verkeersbelasting), which Wallonia, Flanders and Brussels set;
  // royal decree of 5 September 2001 (consumption label).
  terms: {
    vehicleTax: { name: "Taxe de circulation", unknown: "Fixée par chaque Région, non estimée" },
    registrationTax: { name: "Taxe de mise en circulation", unknown: "Fixée par chaque Région, non estimée" },
    vat: { with: "TVAC", without: "HTVA" },
    ownDamageInsurance: "Assurance omnium",
    consumptionClass: "Classe CO₂",
    languages: ["nl", "fr", "de"],
    inspection: "contrôle technique",
  },
  leasingDocuments: {
    payslips: "Vos trois dernières fiches de paie",
    residence: "Certificat de résidence de moins de trois mois",
    taxNotices: "Vos deux derniers avertissements-extraits de rôle",
    selfEmployed: "Attestation de votre caisse d’assurances sociales",
    companyRegister: "Extrait de la Banque-Carrefour des Entreprises de moins de trois mois",
    beneficialOwners: "Extrait du registre UBO",
  },
  place: { town: "Namur", postcode: "5000" },
  // Source: Loi du 4 janvier 1974 relative aux jours fériés; arrêté royal du 18 avril 1974, art. 1.
  holidays: [
    { name: "Nouvel An", date: "01-01" },
    { name: "Lundi de Pâques", easter: 1 },
    { name: "Fête du Travail", date: "05-01" },
    { name: "Ascension", easter: 39 },
    { name: "Lundi de Pentecôte", easter: 50 },
    { name: "Fête nationale", date: "07-21" },
    { name: "Assomption", date: "08-15" },
    { name: "Toussaint", date: "11-01" },
    { name: "Armistice", date: "11-11" },
    { name: "Noël", date: "12-25" },
  ],
  regions: {},
  map: {
    bounds: { north: 51.51, south: 49.49, west: 2.54, east: 6.41 },
    centre: { lat: 50.5, lng: 4.475 },
    outline: "056",
    names: [{ lat: 49.95, lng: 5.73, spans: [0, 4] }],
    towns: BELGIUM,
  },
} as const satisfies Country;
