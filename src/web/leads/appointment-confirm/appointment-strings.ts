/** The page behind the link by which a visitor confirms an appointment. */
export const appointmentStrings = {
  confirm: {
    title: "Confirmez votre rendez-vous",
    text: "Un clic encore\u00a0: ce créneau vous est réservé dès que vous l’avez confirmé.",
    action: "Confirmer mon rendez-vous",
  },
  choose: {
    title: "Ce créneau n’est plus libre",
    text: "Votre demande est enregistrée. Choisissez un autre créneau, il est à vous aussitôt.",
    action: "Réserver ce créneau",
    label: "Les créneaux libres",
  },
  none: {
    title: "Il ne reste plus de créneau en ligne",
    text: "Votre demande est enregistrée\u00a0: nous vous appelons pour convenir d’un moment.",
  },
  personLimit: {
    title: "Vous avez déjà plusieurs rendez-vous",
    text: "Votre demande est enregistrée, mais aucun autre créneau ne peut être réservé en ligne dans cette concession\u00a0: pour en ajouter un, un appel suffit.",
  },
  /** Follows what became of the vehicle. */
  unmet:
    "Votre demande est enregistrée, mais ce créneau n’est pas réservé\u00a0: nous vous appelons pour vous proposer un autre véhicule.",
  released: {
    title: "Ce rendez-vous a été annulé",
    text: "Le créneau est de nouveau libre. Pour un autre moment, appelez-nous ou prenez un nouveau rendez-vous en ligne.",
  },
  expired: {
    title: "Ce lien n’est plus valable",
    text: "Il fallait le suivre dans les 7\u00a0jours. Votre demande est enregistrée\u00a0: appelez-nous pour convenir d’un moment.",
  },
  unknown: {
    title: "Ce rendez-vous n’existe pas ou plus",
    text: "Le lien est incomplet, ou la demande a été effacée. Vous pouvez prendre un nouveau rendez-vous en ligne.",
  },
  unavailable: {
    title: "Notre service est momentanément indisponible",
    text: "Rien n’a encore changé. Réessayez dans quelques minutes, avec le même lien.",
  },
} as const;
