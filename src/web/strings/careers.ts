/** Words about vacancies. */
export const careerStrings = {
  none: "Aucun poste n’est ouvert en ce moment",
  noneHint: "Votre profil nous intéresse quand même\u00a0: écrivez-nous, nous gardons votre candidature pour la suite.",
  until: (date: string) => `Candidatures jusqu’au ${date}`,
} as const;
