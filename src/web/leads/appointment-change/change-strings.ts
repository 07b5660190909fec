/** The page behind the link by which a visitor moves or cancels an appointment. */
export const changeStrings = {
  held: {
    title: "Votre rendez-vous",
    text: "Un empêchement\u00a0? Choisissez un autre créneau, ou annulez\u00a0: la place ira à quelqu’un d’autre.",
  },
  moved: {
    title: "Votre rendez-vous est déplacé",
    text: "C’est noté. Un e-mail le déplace aussi dans votre agenda.",
  },
  taken: {
    title: "Ce créneau n’est plus libre",
    text: "Quelqu’un d’autre vient de le prendre. Votre rendez-vous n’a pas changé\u00a0: choisissez un autre créneau.",
  },
  choose: {
    title: "Ce créneau n’est pas choisi",
    text: "Votre rendez-vous n’a pas changé\u00a0: choisissez d’abord un créneau.",
  },
  unchanged: {
    title: "Votre rendez-vous n’a pas changé",
    text: "Vous l’avez déjà déplacé plusieurs fois\u00a0: pour le faire encore, un appel suffit.",
  },
  /** Follows what became of the vehicle. */
  unmet:
    "Votre rendez-vous ne peut plus être déplacé en ligne\u00a0: appelez-nous pour essayer un autre véhicule, ou annulez-le.",
  cancelled: {
    title: "Ce rendez-vous est annulé",
    text: "Le créneau est de nouveau libre. Pour un autre moment, prenez un nouveau rendez-vous ou appelez-nous.",
  },
  past: {
    title: "Ce rendez-vous est passé",
    text: "Il ne peut plus être déplacé ni annulé en ligne.",
  },
  unknown: {
    title: "Ce rendez-vous n’existe pas ou plus",
    text: "Le lien est incomplet, ou la demande a été effacée. Vous pouvez prendre un nouveau rendez-vous en ligne.",
  },
  unavailable: {
    title: "Notre service est momentanément indisponible",
    text: "Rien n’a changé. Réessayez dans quelques minutes, avec le même lien.",
  },
  pick: "Choisir un autre créneau",
  slots: "Les créneaux libres",
  none: "Aucun autre créneau n’est libre en ligne pour le moment\u00a0: appelez-nous pour en convenir.",
  move: "Déplacer mon rendez-vous",
  cancelTitle: "Annuler le rendez-vous",
  cancelText: "Rien d’autre n’est à faire\u00a0: nous prévenons la concession.",
  cancel: "Annuler mon rendez-vous",
  again: "Prendre un nouveau rendez-vous",
} as const;
