import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";

export const exampleCallToAction: SectionOf<"call_to_action"> = SECTION_SCHEMAS.call_to_action.parse({
  component: "call_to_action",
  title: "Vous hésitez entre deux modèles ?",
  text: "Dites-nous comment vous roulez.",
  buttons: [{ label: "Nous contacter", link: "/contact" }],
});
