/** Strings shared by all forms; those of a lead kind are in its definition. */
export const leadFormStrings = {
  /** Problems with the answer to the spam question. */
  answer: {
    missing: "Répondez à cette question.",
    wrong: "Ce n’est pas la bonne réponse. Voici une autre question.",
  },
  aboutVehicles: (count: number) =>
    count === 1 ? "Votre demande concerne" : `Votre demande concerne ${count}\u00a0véhicules`,
  about: {
    vehicle: "Votre demande concerne",
    model: "Votre demande concerne",
    lease_offer: "Votre demande concerne",
    vacancy: "Vous postulez pour",
    location: "Votre demande est adressée à",
  },
  monthly: (amounts: string) => `${amounts} par mois`,
  optional: "(facultatif)",
  requiredWhen: (condition: string) => `(nécessaire ${condition})`,
  noChoice: "Ne pas préciser",
  choose: "Choisissez dans la liste",
  noSlot: "Aucun créneau n’est libre en ligne pour le moment",
  noSlotNext: "Envoyez-nous votre demande\u00a0: nous vous appelons pour convenir d’un moment.",
  otherLocation: "Choisir une autre concession",
  firstSlot: "Premier créneau libre",
  noSlotHere: "Aucun créneau libre en ligne\u00a0: nous vous appelons pour convenir d’un moment.",
  fileHelp: (description: string) => `${description}.`,
  fileReceived: (name: string, size: string) => `${name}, ${size}, déjà reçu`,
  fileReplace: (description: string) =>
    `Pour le remplacer, choisissez un autre fichier (${description})\u00a0; pour le retirer, décochez-le.`,
  privacy: "Politique de traitement des données",
  honeypot: "Laissez ce champ vide",
  emailHint: (address: string) => `Vouliez-vous écrire ${address}\u00a0? Sinon, laissez votre adresse telle quelle.`,
  acceptEmailHint: "Corriger l’adresse",
  questionHelp: "Répondez en chiffres ou en lettres\u00a0: un mot suffit.",
  sending: "Envoi en cours",
  problem: "Votre demande n’est pas encore partie",
  fix: "Il reste quelque chose à compléter ou à corriger. Tout ce que vous avez écrit est conservé.",
  responseFrom: (location: string, within: string) => `${location} vous répond ${within}.`,
  bookedAt: (location: string) => `C’est confirmé\u00a0: ${location} vous attend.`,
  preferCall: "Vous préférez appeler\u00a0?",
  stockNumber: (number: string) => `N° de stock ${number}`,
  reference: "Votre référence",
  referenceUse: "Gardez-la\u00a0: elle nous permet de retrouver votre demande tout de suite.",
  appointment: "Votre rendez-vous",
  /** An appointment that is not booked yet. */
  unconfirmed: {
    label: "Le créneau demandé",
    byMail: {
      title: "Encore une étape\u00a0: confirmez votre rendez-vous",
      text: () =>
        "Beaucoup de rendez-vous sont pris en ce moment. Le vôtre n’est pas encore réservé\u00a0: confirmez-le dans l’e-mail que nous venons de vous envoyer.",
      steps: [
        "Ouvrez notre e-mail et suivez son lien\u00a0: le créneau est à vous dès que vous l’avez confirmé.",
        "Rien reçu après quelques minutes\u00a0? Regardez dans vos indésirables, ou appelez-nous avec votre référence.",
      ],
    },
    byPhone: {
      title: "Votre demande est bien arrivée",
      text: (location: string) =>
        `Beaucoup de rendez-vous sont pris en ce moment. Le vôtre n’est pas encore réservé\u00a0: ${location} vous appelle pour le confirmer.`,
      steps: ["Gardez votre téléphone à portée de main, et votre référence."],
    },
  },
  addToCalendar: "Ajouter à mon agenda",
  month: "Votre mensualité",
  perMonth: "\u00a0par mois",
  monthChanged: (displayed: string) =>
    `Le formulaire affichait ${displayed}. Le prix ou le taux a changé depuis\u00a0: ce montant est celui d’aujourd’hui.`,
  next: "Et maintenant",
  mailSent: "Vous recevez un e-mail de confirmation avec votre référence.",
  question: "Une question d’ici là\u00a0?",
  call: (location: string) => `Appelez ${location}`,
  backToVehicle: "Revenir au véhicule",
  seeStock: "Voir d’autres véhicules",
  otherOffers: "Voir les autres offres",
  backToOffer: "Retourner à l’offre",
  backToModel: "Revenir au modèle",
  otherModels: "Voir les autres modèles",
  backToFavourites: "Revenir à vos favoris",
  backToVacancies: "Voir les autres postes",
  backToPage: "Revenir à la page",
  home: "Aller à l’accueil",
} as const;
