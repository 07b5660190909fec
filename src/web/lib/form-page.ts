import type { FormOrPlaces } from "../features/lead-form/index.ts";
import { type Choosing, formOfPlace, formOrPlaces } from "../features/lead-form/index.server.ts";
import type { WebServices } from "../services.ts";
import type { AnsweredForm } from "./form-post.ts";

type Shown = {
  readonly url: URL;
  /** What the page's action made of the form, where one was sent. */
  readonly answered: AnsweredForm | null;
  /** Where on the page the form stands; left out: it is the page. */
  readonly anchor?: string;
};

/** What an address with a form shows: the form as it was just answered, else what `asked` says. Never kept. */
export const formOnPage = async (
  { leads }: Pick<WebServices, "leads">,
  { url, answered, anchor }: Shown,
  asked: () => Choosing | Promise<Choosing>,
): Promise<FormOrPlaces> =>
  answered
    ? formOfPlace(answered.view, answered.subject, { url, anchor })
    : formOrPlaces(leads, await asked(), { url, anchor });

export const privacyHref = ({ paths }: Pick<WebServices, "paths">): string =>
  paths.content("politique-de-traitement-des-donnees");
