import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { Main } from "../features/page/index.ts";
import { exampleCard } from "../features/vehicle-card/vehicle-card.examples.tsx";
import { Sections } from "./sections.tsx";
import type { SectionView } from "./section-views.server.ts";

const hero = SECTION_SCHEMAS.hero.parse({
  component: "hero",
  variant: "showroom",
  eyebrow: "Neuf et occasion",
  title: "Que cherchez-vous ?",
  text: "Décrivez votre prochaine voiture comme vous le diriez à un ami.",
  search: { label: "Rechercher dans le stock", hint: "Break hybride", submit: "Voir les véhicules" },
});

/** Two locations, one of them open. */
export const EXAMPLE_LOCATIONS = [
  { name: "Bertrange", lat: 49.61, lng: 6.05, isOpen: true, openNow: "Ouvert jusqu’à 18\u00a0h\u00a030" },
  { name: "Diekirch", lat: 49.868, lng: 6.16, isOpen: false, openNow: "Fermé, ouvre lundi à 8\u00a0h" },
].map((location) => ({
  ...location,
  slug: location.name.toLowerCase(),
  address: ["1, rue de l’Exemple", `L-0000 ${location.name}`] as const,
  phone: "+352 20 00 01 01",
  phoneHref: "tel:+35220000101",
  routeHref: null,
}));

const VIEWS: readonly SectionView[] = [
  { ...hero, searchAction: "/stock", stockCount: "720" },
  {
    component: "intents",
    anchor: null,
    title: "Partir d’une envie",
    items: [
      {
        label: "Électrique",
        hint: "Sans essence, sans vidange",
        icon: "bolt",
        href: "/stock?fuel=electric",
        count: "96",
      },
      { label: "SUV", hint: null, icon: "road", href: "/stock?body=suv", count: "182" },
    ],
  },
  {
    component: "stock_teaser",
    anchor: null,
    title: "Tout juste arrivés",
    text: null,
    limit: 3,
    link_label: "Voir tout le stock",
    href: "/stock",
    cards: [exampleCard],
  },
  {
    component: "brand_logos",
    anchor: null,
    title: "Nos marques",
    text: null,
    brands: [{ name: "Suzuki", color: "#0b4a9e", href: "/stock?brand=suzuki", count: "34" }],
  },
  {
    component: "locations",
    anchor: null,
    title: "Nos concessions",
    text: null,
    map: true,
    locations: EXAMPLE_LOCATIONS,
  },
  SECTION_SCHEMAS.steps.parse({
    component: "steps",
    title: "De l’écran au volant",
    items: [
      { title: "Vous choisissez", text: "Filtrez par budget, carburant ou équipement." },
      { title: "Vous l’essayez", text: "Sur vos routes, pas autour du parking." },
    ],
  }),
  SECTION_SCHEMAS.call_to_action.parse({
    component: "call_to_action",
    title: "Vous hésitez entre deux modèles ?",
    text: "Dites-nous comment vous roulez.",
    buttons: [{ label: "Nous contacter", link: "/contact" }],
  }),
];

export const SECTION_SCREENS = {
  sections: () => (
    <Main>
      <Sections views={VIEWS} />
    </Main>
  ),
};
