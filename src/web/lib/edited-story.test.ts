import { expect, test } from "vitest";
import { parseStory, type ContentProblem, type Story } from "#domain/content/index.ts";
import { liveOf } from "../sections/live-content.test-support.ts";
import type { Editing } from "../services.ts";
import { askedBy, editedStory, framedBy } from "./edited-story.ts";

const editingOf = (problems: readonly ContentProblem[], more: Partial<Editing> = {}): Editing => ({
  editorOf: (search) => (search.has("preview") ? "preview" : null),
  problemsOf: (slug) => problems.filter(({ story }) => story === slug),
  placeOf: (slug, field, { draft }) => `${slug}${draft === true ? ".draft" : ""}.yaml:${field}`,
  always: false,
  ...more,
});

const read = (
  sections: readonly unknown[],
): { readonly value: Story; readonly problems: readonly ContentProblem[] } => {
  const parsed = parseStory("essai", { name: "Essai", title: "Essai", updated_at: "2026-11-16T08:00:00Z", sections });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const at = (path: string): URL => new URL(path, "https://example.org");

test("a visitor is told nothing, an editor everything, and in development everybody is told, but shown no drafts", () => {
  const visitor = askedBy({ editing: editingOf([]) }, at("/essai"));
  expect([visitor.asEditor, visitor.version]).toEqual([false, { draft: false }]);
  const editor = askedBy({ editing: editingOf([]) }, at("/essai?preview=x"));
  expect([editor.asEditor, editor.version]).toEqual([true, { draft: true }]);
  const developer = askedBy({ editing: editingOf([], { always: true }) }, at("/essai"));
  expect([developer.asEditor, developer.version]).toEqual([true, { draft: false }]);
});

test("only who came from the visual editor is framed by it", () => {
  expect(framedBy(askedBy({ editing: editingOf([]) }, at("/?preview=x")))).toEqual({});
  const editing = editingOf([], { editorOf: () => "visual-editor" });
  expect(framedBy(askedBy({ editing }, at("/")))).toEqual({ editor: "app.storyblok.com" });
});

const hero = (title: string) => ({ component: "hero", title });

test("an editor sees all sections in the order they were written in, with their places, empty ones and dropped ones too", async () => {
  const teaser = { component: "stock_teaser", title: "Arrivages", query: "", link_label: "Tout voir" };
  const { value, problems } = read([{ component: "carousel" }, hero("Un"), teaser, hero("Deux")]);
  const asked = askedBy({ editing: editingOf(problems) }, at("/essai?preview=x"));
  const edited = await editedStory({ ...asked, slug: "essai", story: value }, liveOf());
  expect(edited?.problems).toEqual([]);
  expect(edited?.parts).toMatchObject([
    {
      component: "carousel",
      problems: [{ field: "sections.0.component", place: "essai.draft.yaml:sections.0.component" }],
    },
    { place: "essai.draft.yaml:sections.1", view: { title: "Un" } },
    { component: "stock_teaser", problems: [{ message: expect.stringContaining("nothing to show today") }] },
    { place: "essai.draft.yaml:sections.3", view: { title: "Deux" } },
  ]);
});

test("a link that was dropped from a text is told above the page: its section is shown", async () => {
  const problem = { story: "essai", field: "sections.0.text", message: 'the link "javascript:x" was dropped' };
  const asked = askedBy({ editing: editingOf([problem]) }, at("/essai?preview=x"));
  const edited = await editedStory({ ...asked, slug: "essai", story: read([hero("Un")]).value }, liveOf());
  expect(edited?.problems).toMatchObject([{ field: "sections.0.text", place: "essai.draft.yaml:sections.0.text" }]);
});

test("of a story that cannot be read its mistakes are told; where there are none there is no story", async () => {
  const problem = { story: "essai", field: "title", message: "is missing" };
  const asked = askedBy({ editing: editingOf([problem]) }, at("/essai?preview=x"));
  expect(await editedStory({ ...asked, slug: "essai", story: null }, liveOf())).toMatchObject({
    problems: [{ field: "title", message: "is missing" }],
    parts: [],
  });
  expect(await editedStory({ ...asked, slug: "autre", story: null }, liveOf())).toBeNull();
});
