import type { ConsentStrings } from "../field-strings.ts";

export const APPLICATION_CONSENT_STRINGS = {
  text: "J’accepte que {group} utilise ces données et ces documents pour étudier ma candidature, les garde 24\u00a0mois au plus après notre dernier contact et me recontacte à ce sujet.",
  message: "Cochez cette case\u00a0: sans votre accord, nous ne pouvons pas étudier votre candidature.",
} as const satisfies ConsentStrings;

export const APPOINTMENT_CONSENT_STRINGS = {
  text: "J’accepte que {group} utilise ces données pour organiser ce rendez-vous et me recontacter à ce sujet.",
  message: "Cochez cette case\u00a0: sans votre accord, nous ne pouvons pas traiter la demande.",
} as const satisfies ConsentStrings;

export const LEASING_CONSENT_STRINGS = {
  text: "J’accepte que {group} utilise ces données pour préparer mon offre de leasing, les transmette au loueur à cette fin et me recontacte à ce sujet.",
  message: "Cochez cette case\u00a0: sans votre accord, nous ne pouvons pas traiter la demande.",
} as const satisfies ConsentStrings;

export const REQUEST_CONSENT_STRINGS = {
  text: "J’accepte que {group} utilise ces données pour répondre à ma demande et me recontacter à ce sujet.",
  message: "Cochez cette case\u00a0: sans votre accord, nous ne pouvons pas traiter la demande.",
} as const satisfies ConsentStrings;

export const VALUATION_CONSENT_STRINGS = {
  text: "J’accepte que {group} utilise ces données pour estimer mon véhicule et me recontacter à ce sujet.",
  message: "Cochez cette case\u00a0: sans votre accord, nous ne pouvons pas traiter la demande.",
} as const satisfies ConsentStrings;
