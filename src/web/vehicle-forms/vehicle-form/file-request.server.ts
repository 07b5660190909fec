import { FILE_TOPIC, TOPIC_PARAMETER } from "#domain/site/index.ts";
import type { FormOrLocations } from "../../leads/index.ts";

/** Texts of the form of interest that asks for the file of a vehicle. */
const FILE_REQUEST = {
  title: "Demander le dossier du véhicule",
  submit: "Demander le dossier",
  message:
    "Bonjour, je souhaite recevoir le dossier de ce véhicule\u00a0: propriétaires, accident et réparations, carnet d’entretien, contrôle technique.",
} as const;

/** The form of interest with the request for the file in its message, for the address that says so. */
export const withFileRequest = (kind: string, page: FormOrLocations, url: URL): FormOrLocations => {
  if (kind !== "interest" || page.type !== "form" || url.searchParams.get(TOPIC_PARAMETER) !== FILE_TOPIC) return page;
  const { title, submit, message } = FILE_REQUEST;
  return { ...page, view: { ...page.view, title, submit, initialValues: { message } } };
};
