import type { Contract, Vacancy, WorkingHours } from "#domain/people/index.ts";

export const CONTRACT_LABELS: Readonly<Record<Contract, string>> = {
  permanent: "CDI",
  fixed_term: "CDD",
  apprenticeship: "Apprentissage",
  internship: "Stage",
  student: "Job d’étudiant",
};

const WORKING_HOURS_LABELS: Readonly<Record<WorkingHours, string>> = {
  full_time: "temps plein",
  part_time: "temps partiel",
};

/** "CDI, temps plein, 40 h par semaine". */
export const formatContract = (vacancy: Pick<Vacancy, "contract" | "hours" | "weekly_hours">): string => {
  const weekly =
    vacancy.weekly_hours === null ? [] : [`${String(vacancy.weekly_hours).replace(".", ",")}\u00a0h par semaine`];
  return [CONTRACT_LABELS[vacancy.contract], WORKING_HOURS_LABELS[vacancy.hours], ...weekly].join(", ");
};

export const careerStrings = {
  none: "Aucun poste n’est ouvert en ce moment",
  noneHint: "Votre profil nous intéresse quand même\u00a0: écrivez-nous, nous gardons votre candidature pour la suite.",
  filter: "Filtrer les postes",
  anyLocation: "Tous les lieux",
  anyDepartment: "Tous les services",
  anyContract: "Tous les contrats",
  count: (count: number) => (count === 1 ? "1\u00a0poste ouvert" : `${count}\u00a0postes ouverts`),
  noMatch: "Aucun poste ne correspond à vos choix",
  noMatchHint: "Choisissez un autre lieu, un autre service ou un autre contrat, ou envoyez une candidature spontanée.",
  until: (date: string) => `Candidatures jusqu’au ${date}`,
  careers: "Carrières",
  eyebrow: "Offre d’emploi",
  details: "Le poste en bref",
  tasks: "Vos missions",
  profile: "Votre profil",
  benefits: "Ce que nous vous offrons",
  location: "Lieu de travail",
  department: "Service",
  contract: "Contrat",
  publishedOn: "Publiée le",
  deadline: "Candidatures jusqu’au",
  apply: "Postuler en ligne",
  orWrite: "Ou écrivez à",
  mailSubject: (title: string) => `Candidature\u00a0: ${title}`,
  allVacancies: "Voir tous les postes ouverts",
} as const;
