import type { LeasingDocuments as LeasingDocumentNames } from "#domain/countries/index.ts";

/** Steps of the online leasing request. */
export const leasingPageStrings = {
  progress: "Étapes de la demande",
  step: (number: number, count: number) => `Étape ${number} sur ${count}`,
  steps: {
    offre: "Votre offre",
    demandeur: "Vous ou votre société",
    pieces: "Pièces à réunir",
    confirmation: "Confirmation",
  },
  short: { offre: "Offre", demandeur: "Vous", pieces: "Pièces", confirmation: "Envoi" },
  next: "Continuer",
  back: "Retour",
  recalculate: "Recalculer",
  checking: "Vérification en cours",
  month: "Votre leasing",
  details: "Le détail du calcul",
  noAmount: "Nous reprenons ces conditions dans votre offre.",
  restored: "Nous avons repris ce que vous aviez saisi sur cet appareil.",
  forget: "Effacer ma saisie",
  documents: {
    intro: "Vous n’envoyez rien maintenant\u00a0: le loueur les demande avec l’offre chiffrée.",
    choose: "Choisissez votre situation à l’étape précédente\u00a0: cette liste en dépend.",
    label: "À préparer",
  },
  recap: "Vous nous demandez ce leasing, avec ces coordonnées. Rien n’est signé à ce stade.",
  recapLabels: { name: "Nom", company: "Société", email: "E-mail", phone: "Téléphone" },
} as const;

const IDENTITY = "Carte d’identité ou passeport en cours de validité, recto et verso";
const LICENCE = "Permis de conduire";
const IBAN = "Relevé d’identité bancaire (IBAN) du compte qui paiera";
const STATEMENTS = "Extraits de compte des trois derniers mois";

/** Documents that the lessor requires, by the professional situation, as the country calls them. */
export const leasingDocuments = ({
  payslips,
  residence,
  taxNotices,
  selfEmployed,
  companyRegister,
  beneficialOwners,
}: LeasingDocumentNames) => ({
  permanent: [IDENTITY, LICENCE, payslips, residence, IBAN],
  fixed_term: [IDENTITY, LICENCE, payslips, "Contrat de travail avec sa date de fin", residence, IBAN],
  public: [IDENTITY, LICENCE, payslips, residence, IBAN],
  self_employed: [IDENTITY, LICENCE, taxNotices, selfEmployed, STATEMENTS, IBAN],
  retired: [IDENTITY, LICENCE, "Votre dernier avis de pension", residence, IBAN],
  other: [IDENTITY, LICENCE, "Justificatif de vos revenus des trois derniers mois", STATEMENTS, residence, IBAN],
  company: [
    companyRegister,
    "Statuts de la société",
    "Bilans et comptes de résultat des deux derniers exercices",
    "Pièce d’identité de la personne qui signe, et son pouvoir de signature",
    beneficialOwners,
    "Relevé d’identité bancaire (IBAN) de la société",
  ],
});

export type DocumentsBySituation = Readonly<Record<keyof ReturnType<typeof leasingDocuments>, readonly string[]>>;
