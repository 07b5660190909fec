import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";

export const exampleLogos: SectionOf<"logos"> = SECTION_SCHEMAS.logos.parse({
  component: "logos",
  title: "Ils nous font confiance",
  items: [
    { name: "Sûre Transports" },
    { name: "Menuiserie Our", link: "/business-lease" },
    { name: "Clinique du Bois" },
  ],
});
