import type { Residence } from "./residence.ts";

const CUSTOMS = {
  name: "SPF Finances, douanes et accises",
  url: "https://finance.belgium.be/en/customs_excises/private-individuals/registration-vehicle-purchased-abroad/application-or-branch/you",
  read: null,
} as const;

const MOBILITY = {
  name: "SPF Mobilité et Transports, véhicule importé",
  url: "http://mobilit.belgium.be/fr/circulationroutiere/immatriculation/importe/",
  read: null,
} as const;

export const livesInBelgium = {
  vat: {
    share: 0.21,
    source: {
      name: "Union européenne, L’Europe est à vous",
      url: "https://europa.eu/youreurope/citizens/vehicles/cars/vat-buying-selling-cars/faq/index_en.htm",
      read: null,
    },
  },
  facts: [
    {
      topic: "vat_new",
      short: "TVA belge de 21\u00a0%, à déclarer à la douane",
      text: "Dès que la voiture arrive en Belgique, vous la déclarez à la douane par l’application e705 de MyMinfin ou dans un bureau, avec la facture et le certificat d’immatriculation s’il existe. Une voiture neuve au sens de la TVA supporte alors la TVA belge, à 21\u00a0%.",
      by: "Vous, auprès de la douane belge.",
      source: CUSTOMS,
    },
    {
      topic: "registration",
      short: "Douane, assureur, puis DIV",
      text: "Après la douane, vous remettez la demande d’immatriculation à votre assureur, puis à la DIV, avec le certificat d’immatriculation étranger et une copie de la facture. Un certificat luxembourgeois n’est accepté qu’avec la mention «\u00a0véhicule non immatriculé\u00a0», sauf pour une voiture qui a des plaques d’exportation.",
      by: "Vous, avec votre assureur\u00a0; la DIV délivre la plaque.",
      source: MOBILITY,
    },
    {
      topic: "tax",
      short: "Taxe de mise en circulation de votre Région",
      text: "La taxe de mise en circulation se paie une fois, pour une voiture neuve ou d’occasion, à la Région où vous êtes domicilié. En Wallonie, elle diminue avec l’âge de la voiture. Une taxe de circulation s’y ajoute chaque année.",
      by: "La Région vous l’envoie après l’immatriculation.",
      source: {
        name: "Wallonie.be, taxes liées aux véhicules",
        url: "https://www.wallonie.be/fr/decouvrir-la-wallonie/la-wallonie-en-chiffres/fiscalite-wallonne/taxes-vehicules",
        read: null,
      },
    },
    {
      topic: "inspection",
      short: "Contrôle technique belge pour une occasion",
      text: "Une occasion achetée à l’étranger passe au contrôle technique belge avant son immatriculation, sauf si vous en étiez déjà titulaire à l’étranger.",
      by: "Vous, dans une station de contrôle technique.",
      source: MOBILITY,
      usedOnly: true,
    },
  ],
  unknown: [
    {
      what: "Le montant de la taxe de mise en circulation\u00a0: il dépend de la Région et de la voiture.",
      ask: "SPW Fiscalité, Bruxelles Fiscalité ou Vlaamse Belastingdienst",
    },
    { what: "Le prix du contrôle technique et de la plaque.", ask: "La station de contrôle et la DIV" },
  ],
} as const satisfies Residence;
