import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { Main } from "../features/page/index.ts";
import { Sections } from "./sections.tsx";
import type { SectionView } from "./section-views.server.ts";
import { toStaticView, type StaticSection } from "./static-view.examples.ts";

const HOSTS = { embeds: ["www.youtube-nocookie.com", "avis.example.com"], media: ["media.example.com"] };

type SectionInput = { readonly component: StaticSection["component"] };

const toView = (section: SectionInput): SectionView =>
  toStaticView(SECTION_SCHEMAS[section.component].parse(section), HOSTS);

const richText = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

const LIFT = { src: "/media/workshop-car-on-lift.webp", alt: "Un SUV bleu sur le pont élévateur" };
const WHEEL = { src: "/media/tyres-wheel-close-up.webp", alt: "La roue avant d’un SUV vert, vue de près" };
const ROAD = { src: "/media/open-road-convertible.webp", alt: "Un cabriolet sur une route de campagne" };
const NIGHT = { src: "/media/showroom-night.webp", alt: "Un coupé argenté seul dans la salle d’exposition" };
const YARD = { src: "/media/used-cars-yard.webp", alt: "Des rangées d’occasions dans la cour" };
const TEAM = { src: "/media/team-in-showroom.webp", alt: "Cinq personnes de l’équipe devant les voitures" };

const PICTURES = [
  { component: "image", image: ROAD, caption: "La route de Vianden, un dimanche de mai.", width: "wide" },
  {
    component: "image_gallery",
    title: "L’atelier en images",
    images: [
      { image: LIFT, caption: "Chaque occasion passe sur le pont." },
      { image: WHEEL },
      { image: NIGHT },
      { image: YARD },
      { image: TEAM },
    ],
  },
  {
    component: "slider",
    title: "Trois idées de sortie",
    items: [
      {
        image: ROAD,
        title: "La vallée de l’Our",
        text: "Quarante kilomètres de virages.",
        link: { label: "Voir les cabriolets", link: "/stock?body=convertible" },
      },
      { image: NIGHT, title: "La nuit au showroom", text: "Portes ouvertes jusqu’à 22 h." },
      { image: YARD, title: "Le marché aux occasions", text: "Le premier samedi du mois." },
    ],
  },
  { component: "image", image: NIGHT, width: "full", caption: "La salle d’exposition de Bertrange, le soir." },
] as const;

const TEXTS = [
  {
    component: "grid",
    title: "Ce que comprend l’entretien",
    columns: 3,
    items: [
      {
        title: "Vidange et filtres",
        text: richText("Avec l’huile que le constructeur prescrit."),
        image: LIFT,
        link: { label: "Prendre rendez-vous", link: "/contact" },
      },
      { title: "Pneus et freins", text: richText("Mesurés, photographiés, montrés."), image: WHEEL },
      { title: "Essai sur route", text: richText("Dix minutes, et un compte rendu."), image: ROAD },
    ],
  },
  {
    component: "quote",
    text: "On m’a dit de garder mon ancienne voiture encore un an. Je suis revenue l’année suivante.",
    author: "Une cliente de Diekirch",
    role: "Au volant d’un SUV hybride depuis 2025",
    image: TEAM,
  },
  {
    component: "table",
    title: "Forfaits d’entretien",
    caption: "Prix de l’entretien, TVA de 17 % comprise, selon la catégorie du véhicule",
    head: ["Prestation", "Citadine", "Compacte", "SUV", "Utilitaire"],
    rows: [
      ["Entretien annuel", "189 €", "219 €", "259 €", "289 €"],
      ["Entretien des deux ans", "289 €", "329 €", "379 €", "429 €"],
      ["Pneus d’hiver, montage", "59 €", "69 €", "79 €", "89 €"],
    ],
    note: "Les prix valent pour les véhicules de moins de dix ans.",
  },
  {
    component: "downloads",
    title: "À télécharger",
    items: [
      {
        title: "Conditions de garantie",
        url: "/media/garantie.pdf",
        bytes: 348_000,
        description: "Version de novembre 2026",
      },
      { title: "Catalogue des accessoires", url: "https://media.example.com/accessoires.pdf", bytes: 12_400_000 },
    ],
  },
  {
    component: "logos",
    title: "Ils nous font confiance",
    items: [
      { name: "Sûre Transports" },
      { name: "Menuiserie Our", link: "/business-lease" },
      { name: "Clinique du Bois" },
    ],
  },
] as const;

const THIRD_PARTY = [
  {
    component: "video",
    title: "Le véhicule électrique en hiver",
    src: "https://www.youtube.com/watch?v=abcdefghijk",
    poster: { src: "/media/charging-electric-car.webp", alt: "Une voiture électrique à la borne" },
    description: "Deux minutes sur l’autonomie par temps froid.",
    transcript: richText("Quand il gèle, une batterie donne moins."),
  },
  { component: "iframe", title: "Plan du parc", src: "https://plans.example.com/", purpose: "maps" },
  { component: "reviews", title: "Ce que disent nos clients", src: "https://avis.example.com/alzette" },
] as const;

const titled = (title: string, sections: readonly SectionInput[]) => (
  <Main>
    <h1 className="sr-only">{title}</h1>
    <Sections views={sections.map(toView)} />
  </Main>
);

const RICH = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Avant de venir" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Apportez le " },
        { type: "text", text: "certificat d’immatriculation", marks: [{ type: "bold" }] },
        { type: "text", text: " et lisez " },
        { type: "text", text: "nos réponses", marks: [{ type: "link", attrs: { href: "/faq" } }] },
        { type: "text", text: ". Comptez " },
        { type: "text", text: "une heure", marks: [{ type: "highlight" }] },
        { type: "text", text: ", CO" },
        { type: "text", text: "2", marks: [{ type: "subscript" }] },
        { type: "text", text: " compris." },
      ],
    },
    { type: "horizontal_rule" },
    { type: "blockquote", content: richText("Le contrôle se fait devant vous.").content },
    {
      type: "ordered_list",
      attrs: { order: 1 },
      content: ["Déposer la voiture", "Lire le devis", "Signer"].map((text) => ({
        type: "list_item",
        content: richText(text).content,
      })),
    },
    { type: "code_block", attrs: { class: "language-text" }, content: [{ type: "text", text: "TMBJJ7NE8L0123456" }] },
    {
      type: "table",
      content: [
        ["tableHeader", ["Jour", "Atelier"]],
        ["tableCell", ["Samedi", "8 h 30 à 12 h"]],
      ].map(([type, cells]) => ({
        type: "tableRow",
        content: (cells as readonly string[]).map((text) => ({ type, attrs: {}, content: richText(text).content })),
      })),
    },
  ],
};

/** Sections without live content. */
export const STATIC_SECTION_SCREENS = {
  "sections-images": () => titled("Images", PICTURES),
  "sections-textes": () => titled("Textes", [{ component: "text", text: RICH } as SectionInput, ...TEXTS]),
  "sections-ailleurs": () => titled("Contenus d’ailleurs", THIRD_PARTY),
};
