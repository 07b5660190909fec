import { EXAMPLE_FORM } from "../../leads/form/form-view.examples.ts";
import type { FormSectionView } from "./form-section-view.ts";

export const exampleFormSection: FormSectionView = {
  component: "form",
  anchor: "demande",
  title: "Écrivez-nous",
  text: "Nous vous répondons sous un jour ouvré.",
  form: { type: "form", view: EXAMPLE_FORM, location: null, otherLocationsHref: null },
  location: null,
  spoken: [],
  privacyHref: "/politique-de-traitement-des-donnees",
  action: "/contact",
};
