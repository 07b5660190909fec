export const shareStrings = {
  share: "Partager",
  title: "Partager cette page",
  copy: "Copier le lien",
  copied: "Lien copié",
  notCopied: "Le lien n’a pas pu être copié. Le voici\u00a0:",
  address: "Adresse de la page",
  mail: "Envoyer par e-mail",
  whatsApp: "Envoyer par WhatsApp",
  other: "Autre application",
  close: "Fermer",
} as const;
