import type { Intermediary } from "#domain/leasing/index.ts";

/** "intermédiaire de crédit à titre accessoire, registre …, n° …". */
export const intermediaryText = ({ status, register }: Intermediary): string => `${status}, ${register}`;

/** In the place of that text, where the entry of the settings has ended. */
export const INTERMEDIARY_ENDED = "intermédiaire, dont le statut n’est pas renseigné à ce jour";

/** Beside a payment, with a space in front; empty where the settings do not state it. */
export const intermediarySentence = (intermediary: Intermediary | null): string =>
  intermediary === null ? "" : ` Notre rôle\u00a0: ${intermediaryText(intermediary)}.`;
