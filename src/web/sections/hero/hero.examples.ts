import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import type { HeroView } from "./hero.tsx";

const section = SECTION_SCHEMAS.hero.parse({
  component: "hero",
  variant: "showroom",
  eyebrow: "Neuf et occasion",
  title: "Que cherchez-vous ?",
  text: "Décrivez votre prochaine voiture comme vous le diriez à un ami.",
  search: { label: "Rechercher dans le stock", hint: "Break hybride", submit: "Voir les véhicules" },
});

export const exampleHero: HeroView = { ...section, searchAction: "/stock", stockCount: "720" };
