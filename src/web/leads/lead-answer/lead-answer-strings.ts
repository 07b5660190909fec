import type { LeadState } from "#domain/leads/index.ts";

/** The page behind the link in an email to staff about a lead. */
export const leadAnswerStrings = {
  open: {
    title: "Avez-vous répondu au client\u00a0?",
    text: "Notez-le d’un clic\u00a0: la demande n’est alors transmise à personne d’autre.",
    action: "Oui, j’ai répondu",
  },
  answered: {
    title: "La réponse est notée",
    text: (by: string, when: string) => `${by} a répondu le ${when}.`,
  },
  ended: {
    title: "Cette demande est close",
    text: {
      won: "Elle a mené à une vente\u00a0: il n’y a plus rien à noter.",
      lost: "Elle est classée sans suite\u00a0: il n’y a plus rien à noter.",
      spam: "Elle est classée comme indésirable\u00a0: il n’y a plus rien à noter.",
      cancelled: "Son rendez-vous est annulé\u00a0: il n’y a plus rien à noter.",
    } satisfies Partial<Record<LeadState, string>>,
  },
  expired: {
    title: "Ce lien n’est plus valable",
    text: "Il l’était pendant 30\u00a0jours. La demande reste enregistrée.",
  },
  unknown: {
    title: "Cette demande n’existe pas ou plus",
    text: "Le lien est incomplet, ou la demande a été effacée.",
  },
  unavailable: {
    title: "Notre service est momentanément indisponible",
    text: "Rien n’est encore noté. Réessayez dans quelques minutes, avec le même lien.",
  },
  reference: "Référence",
  received: "Reçue",
  recipient: (address: string) => `La réponse sera notée au nom de ${address}.`,
} as const;
