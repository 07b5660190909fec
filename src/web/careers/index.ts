export { careerStrings, CONTRACT_LABELS, formatContract } from "./vacancy/careers-strings.ts";
export { VacancyPage } from "./vacancy/vacancy.tsx";
