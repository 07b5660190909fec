/** A deterministic uuid. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A story in the format of its file. */
export const story = (name: string, more: object = {}): object => ({
  name,
  title: name,
  updated_at: "2026-10-01T10:00:00Z",
  sections: [],
  ...more,
});

export const PEOPLE = 51;
export const ARTICLES = 130;

export const RICH_TEXT = {
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Voir " },
        {
          type: "text",
          text: "le contact",
          marks: [{ type: "link", attrs: { linktype: "story", uuid: uuid(900), href: "/contact", target: "_self" } }],
        },
        { type: "text", text: "gras", marks: [{ type: "bold" }, { type: "styled", attrs: { class: "lead" } }] },
      ],
    },
    { type: "blok", attrs: { id: "b1", body: [{ component: "quote", text: "« Merci »" }] } },
  ],
};

const multilink = (id: string): object => ({ fieldtype: "multilink", linktype: "story", id, url: "", cached_url: "" });

export const people = (count: number): string[] => Array.from({ length: count }, (_, index) => uuid(index + 1));

/**
 * The files of a small site with translations, drafts, tags, relations and links, more of each than one response
 * holds.
 */
export const files = (): Record<string, object> => ({
  home: story("Accueil", {
    uuid: uuid(901),
    title__i18n__de: "Startseite",
    title__i18n__pt_br: "Início",
    teaser: "Fr",
  }),
  contact: story("Contact", { uuid: uuid(900), tags: ["featured"] }),
  "a/deep/page": story("Profonde", { tags: ["featured", "deep"] }),
  few: story("Peu", {
    sections: [
      { component: "team", people: people(3) },
      { component: "quote", author: uuid(2) },
    ],
  }),
  many: story("Beaucoup", { sections: [{ component: "team", people: people(PEOPLE) }] }),
  linked: story("Liée", {
    uuid: uuid(902),
    link: multilink(uuid(900)),
    sections: [{ component: "text", text: RICH_TEXT }],
  }),
  "links/many": story("Renvoie à tous", {
    sections: people(PEOPLE).map((id) => ({ component: "call_to_action", link: multilink(id) })),
  }),
  "links/to-linked": story("Renvoie plus loin", { link: multilink(uuid(902)) }),
  "hidden-relation": story("Renvoi", { sections: [{ component: "quote", author: uuid(777) }] }),
  secret: story("Brouillon", { uuid: uuid(777), draft: true }),
  "contact.draft": story("Contact demain", { uuid: uuid(900) }),
  ...Object.fromEntries(
    people(PEOPLE).map((id, index) => [
      `people/p${index + 1}`,
      story(`Personne ${index + 1}`, { uuid: id, order: index, boss: uuid(1), component_note: "x" }),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: ARTICLES }, (_, index) => [
      `news/n${index}`,
      story(`Article ${index}`, { rank: String(index), article: { published_on: "2026-09-01" } }),
    ]),
  ),
});
