export const FIRST_CONSENT = {
  version: "2026-11",
  text: "J’accepte que {group} utilise ces données pour répondre à ma demande et me recontacter à ce sujet.",
  message: "Cochez cette case\u00a0: sans votre accord, nous ne pouvons pas traiter la demande.",
} as const;
