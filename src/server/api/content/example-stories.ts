const PUBLISHED = "2026-11-20T07:00:00.000Z";

const DATES = {
  created_at: PUBLISHED,
  updated_at: PUBLISHED,
  first_published_at: PUBLISHED,
  published_at: PUBLISHED,
};

/** What the stories of the examples have in common. */
const REST = {
  lang: "default",
  tag_list: [],
  parent_id: null,
  alternates: [],
  default_full_slug: null,
  translated_slugs: null,
  sort_by_date: null,
  path: null,
  release_id: null,
  meta_data: null,
};

export const exampleStory = (group: string) => ({
  id: 12951469523411,
  uuid: "f1d263a5-b25b-8527-9bd2-43baf0d1a6df",
  name: "À propos de nous",
  slug: "a-propos-de-nous",
  full_slug: "a-propos-de-nous",
  ...DATES,
  content: {
    _uid: "5cc15314-4cde-88ac-9507-e1e8002c848a",
    component: "page",
    title: `À propos de nous, ${group}`,
    description: "Nos concessions, leurs équipes et leur histoire.",
    body: [
      {
        _uid: "1715591a-8c0c-84bb-a3db-13bc974cda63",
        component: "hero",
        eyebrow: "À propos de nous",
        title: "Bienvenue",
        text: `${group} vend, entretient et répare.`,
      },
    ],
  },
  ...REST,
  position: 0,
  is_startpage: false,
  group_id: "fdf978f0-ff41-83fb-b9b4-bbb7690b9555",
});

export const exampleHome = (group: string) => ({
  id: 219429304149497,
  uuid: "6741ea90-cd10-8af6-a7f3-69ff4821a16f",
  name: "Accueil",
  slug: "home",
  full_slug: "home",
  ...DATES,
  content: {
    _uid: "64bd8b94-95b4-86d6-b792-7a528730201c",
    component: "page",
    title: `Voitures neuves et d’occasion, ${group}`,
    description:
      "Véhicules neufs, de démonstration et d’occasion : prix complets, mensualités claires, disponibilité réelle.",
    body: [
      {
        _uid: "92088c18-88d8-82ac-9043-5455eb57330e",
        component: "hero",
        variant: "showroom",
        eyebrow: "Neuf et occasion",
        title: "Que cherchez-vous ?",
        text: "Voyez notre stock et ses prix.",
        search: [
          {
            _uid: "ecb1b276-1395-87d2-8518-44494258a499",
            component: "hero_search",
            label: "Rechercher dans le stock",
            hint: "SUV hybride",
            submit: "Voir les véhicules",
          },
        ],
      },
    ],
  },
  ...REST,
  position: 43,
  is_startpage: true,
  group_id: "f827a9a7-a148-8843-b871-e25709280e9c",
});
