import type { SectionName } from "#domain/content/index.ts";
import { isRecord } from "#domain/shared/index.ts";
import { exampleSections, type Fields } from "./content-fields.ts";

const image = { src: "/media/tyres-storage.webp", alt: "Des pneus", focus: "10x10:20x20" };
const link = { label: "En savoir plus", link: "/faq" };
const plugin = {
  type: "appointment",
  make: "Ford",
  location: "bertrange",
  product_category: "tyres",
  product_category_hidden: true,
};
const button = {
  label: "Prendre rendez-vous",
  link: "/contact",
  icon: "calendar",
  icon_position: "end",
  size: "large",
  variant: "ghost",
  full_width: true,
  disabled: true,
  on_dark: true,
  plugins: [plugin, plugin],
};
const words = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Des mots." }] }] };

/** Values of the fields that the guide's examples leave out. Those of a list are for each of its items. */
const OTHER_FIELDS: Readonly<Partial<Record<SectionName, Fields>>> = {
  hero: {
    variant: "page",
    image,
    search: { label: "Chercher", hint: "Ford", submit: "Voir" },
    buttons: button,
  },
  cards: { image, items: { image } },
  locations: { map: true },
  call_to_action: { buttons: button },
  image: { image },
  image_gallery: { images: { image, caption: "Une légende" } },
  grid: { items: { title: "Un titre", text: words, image, icon: "check", link } },
  slider: { title: "Images", items: { image, title: "Un titre", text: "Un texte.", link } },
  quote: { image },
  downloads: { items: { description: "Une description" } },
  logos: { items: { image } },
  video: { poster: image, captions: "/media/film.vtt", description: "Un film.", transcript: words },
  reviews: { height: 400 },
  recruiting: { height: 400 },
  model_head: { image },
  model_teaser: { limit: 6, link_label: "Tous", link: "/brands" },
  lease_offers: { link_label: "Toutes", link: "/private-lease" },
  lease_teaser: { link_label: "Toutes", link: "/private-lease" },
  location_teaser: { title: "Bertrange", buttons: button },
  team: { employees: ["anne-muller", "luc-weber"], limit: 60 },
  news_list: { category: "Groupe", articles: ["news/a", "news/b"], link_label: "Toutes", link: "/news" },
  vacancy_list: { department: "workshop" },
  form: { kind: "lease_request", selected: { customer: "business" } },
};

const complete = (value: unknown, others: unknown): unknown => {
  // Each list has two items, so that one may be lost.
  if (Array.isArray(value)) {
    const items = value.map((item) => (isRecord(item) && isRecord(others) ? complete(item, others) : item));
    return items.length === 1 ? [...items, ...items] : items;
  }
  if (!isRecord(value) || !isRecord(others)) return others ?? value;
  const names = [...new Set([...Object.keys(value), ...Object.keys(others)])];
  return Object.fromEntries(names.map((name) => [name, complete(value[name], others[name])]));
};

/** The guide's example of a section with a value in each of its fields. */
export const completeSection = (name: string): Fields => {
  const example = exampleSections.find(({ component }) => component === name);
  const others = { anchor: "ancre", text: "Un texte.", ...OTHER_FIELDS[name as SectionName] };
  const own = Object.fromEntries(Object.entries(others).filter(([field]) => !(field === "text" && example?.["text"])));
  return complete(example, own) as Fields;
};
