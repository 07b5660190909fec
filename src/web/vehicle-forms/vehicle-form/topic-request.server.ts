import { FILE_TOPIC, PHOTO_TOPIC, TOPIC_PARAMETER } from "#domain/site/index.ts";
import type { FormOrLocations } from "../../leads/index.ts";

/** Texts of the form of interest that asks for the file of a vehicle, and of the one that asks for photographs. */
const FILE_REQUEST = {
  title: "Demander le dossier du véhicule",
  submit: "Demander le dossier",
  message:
    "Bonjour, je souhaite recevoir le dossier de ce véhicule\u00a0: propriétaires, accident et réparations, carnet d’entretien, contrôle technique.",
} as const;

const PHOTO_REQUEST = {
  title: "Demander des photos",
  submit: "Demander des photos",
  message: "Pouvez-vous m’envoyer des photos de ce véhicule\u00a0?",
} as const;

const REQUESTS: ReadonlyMap<
  string | null,
  { readonly title: string; readonly submit: string; readonly message: string }
> = new Map<string | null, typeof FILE_REQUEST | typeof PHOTO_REQUEST>([
  [FILE_TOPIC, FILE_REQUEST],
  [PHOTO_TOPIC, PHOTO_REQUEST],
]);

/** The form of interest with the request in its message, for the address that says so. */
export const withRequest = (kind: string, page: FormOrLocations, url: URL): FormOrLocations => {
  const request = REQUESTS.get(url.searchParams.get(TOPIC_PARAMETER));
  if (kind !== "interest" || page.type !== "form" || request === undefined) return page;
  const { title, submit, message } = request;
  return { ...page, view: { ...page.view, title, submit, initialValues: { message } } };
};
