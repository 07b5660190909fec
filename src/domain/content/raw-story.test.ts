import { expect, test } from "vitest";
import { parseStory } from "./story.ts";
import { toRawStory, toStoryInput } from "./raw-story.ts";

const file = {
  name: "Financement",
  title: "Financer une voiture",
  description: "Leasing, prêt, achat.",
  updated_at: "2026-11-16T08:00:00+01:00",
  tags: ["service"],
  sections: [
    { component: "hero", title: "Financer", image: { src: "/studio/2/suv-front-960.webp", alt: "Un SUV bleu" } },
    {
      component: "call_to_action",
      title: "Et maintenant",
      buttons: [{ component: "button", label: "Nous écrire", link: "/contact" }],
    },
  ],
};

test("returns the same story after conversion to a raw story and back", () => {
  const raw = toRawStory("services/financement", file, 3, true);
  expect(raw).toMatchObject({
    slug: "financement",
    full_slug: "services/financement",
    position: 3,
    published_at: "2026-11-16T07:00:00.000Z",
    tag_list: ["service"],
    content: { component: "page", title: "Financer une voiture" },
  });
  const direct = parseStory("services/financement", { ...file, uuid: raw.uuid, updated_at: raw.updated_at });
  expect(parseStory("services/financement", toStoryInput(raw))).toEqual(direct);
});

test("creates stable and distinct ids", () => {
  const [first, again] = [0, 1].map(() => toRawStory("a", file, 0, true));
  expect(first).toEqual(again);
  expect(toRawStory("b", file, 0, true).uuid).not.toBe(first?.uuid);
  const uids = JSON.stringify(first).match(/"_uid":"[^"]+"/g) ?? [];
  expect(uids).toHaveLength(4);
  expect(new Set(uids).size).toBe(4);
});

test("has no publication dates for drafts", () => {
  expect(toRawStory("a", file, 0, false)).toMatchObject({ published_at: null, first_published_at: null });
});

test("parses a story of the content service like one of a file", () => {
  const { value } = ((parsed) => {
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  })(
    parseStory(
      "contact",
      toStoryInput({
        name: "Contact",
        updated_at: "2026-11-16T07:00:00.000Z",
        content: {
          component: "page",
          _uid: "1",
          title: "Contact",
          body: [
            {
              component: "hero",
              _uid: "2",
              title: "Nous joindre",
              image: { fieldtype: "asset", filename: "https://a.example/f/1/600x400/x.jpg", alt: "Le hall", focus: "" },
              search: [],
              buttons: [
                {
                  component: "button",
                  _uid: "3",
                  label: "Nos sites",
                  link: { linktype: "story", cached_url: "concessions", anchor: "carte", fieldtype: "multilink" },
                },
              ],
            },
            {
              component: "call_to_action",
              _uid: "4",
              title: "Écrire",
              buttons: [{ label: "x", link: { linktype: "email", email: "a@b.example", url: "" } }],
            },
            { component: "stock_teaser", _uid: "5", title: "Stock", query: "", limit: "3", link_label: "Tout voir" },
          ],
        },
      }),
    ),
  );
  expect(value.sections).toMatchObject([
    {
      component: "hero",
      search: null,
      image: { src: "https://a.example/f/1/600x400/x.jpg", alt: "Le hall", focus: null },
      buttons: [{ link: "/concessions#carte" }],
    },
    { component: "call_to_action", buttons: [{ link: "mailto:a@b.example" }] },
    { component: "stock_teaser", limit: 3 },
  ]);
});
