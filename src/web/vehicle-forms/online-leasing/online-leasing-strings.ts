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
const RESIDENCE = "Certificat de résidence de moins de trois mois";
const PAYSLIPS = "Vos trois dernières fiches de salaire";
const STATEMENTS = "Extraits de compte des trois derniers mois";

/** Documents that the lessor requires, by the professional situation. */
export const LEASING_DOCUMENTS = {
  permanent: [IDENTITY, LICENCE, PAYSLIPS, RESIDENCE, IBAN],
  fixed_term: [IDENTITY, LICENCE, PAYSLIPS, "Contrat de travail avec sa date de fin", RESIDENCE, IBAN],
  public: [IDENTITY, LICENCE, PAYSLIPS, RESIDENCE, IBAN],
  self_employed: [
    IDENTITY,
    LICENCE,
    "Vos deux derniers bulletins d’impôt",
    "Autorisation d’établissement ou affiliation au Centre commun de la sécurité sociale",
    STATEMENTS,
    IBAN,
  ],
  retired: [IDENTITY, LICENCE, "Votre dernier avis de pension", RESIDENCE, IBAN],
  other: [IDENTITY, LICENCE, "Justificatif de vos revenus des trois derniers mois", STATEMENTS, RESIDENCE, IBAN],
  company: [
    "Extrait du Registre de commerce et des sociétés de moins de trois mois",
    "Statuts de la société",
    "Bilans et comptes de résultat des deux derniers exercices",
    "Pièce d’identité de la personne qui signe, et son pouvoir de signature",
    "Inscription au Registre des bénéficiaires effectifs",
    "Relevé d’identité bancaire (IBAN) de la société",
  ],
} as const;
