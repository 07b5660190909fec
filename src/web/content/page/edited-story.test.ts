import { expect, test } from "vitest";
import { parseStory, type ContentProblem, type Story } from "#domain/content/index.ts";
import { createFakeLiveContent } from "../../../../tests/fakes/live-content.ts";
import type { Editing } from "#application/content/index.ts";
import { createEditorContext, editedStory, editorFrame } from "./edited-story.server.ts";

const createEditing = (problems: readonly ContentProblem[], more: Partial<Editing> = {}): Editing => ({
  logRefusal: () => undefined,
  editorOf: (search) => (search.has("preview") ? "preview" : null),
  problemsOf: (slug) => problems.filter(({ story }) => story === slug),
  sourceLocationOf: (slug, field, { draft }) => `${slug}${draft === true ? ".draft" : ""}.yaml:${field}`,
  always: false,
  ...more,
});

const parseSections = (
  sections: readonly unknown[],
): { readonly value: Story; readonly problems: readonly ContentProblem[] } => {
  const parsed = parseStory("essai", { name: "Essai", title: "Essai", updated_at: "2026-11-16T08:00:00Z", sections });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const urlOf = (path: string): URL => new URL(path, "https://example.org");

test("editors see messages and drafts, visitors neither; in development everybody sees messages but no drafts", () => {
  const visitor = createEditorContext({ editing: createEditing([]) }, urlOf("/essai"));
  expect([visitor.asEditor, visitor.version]).toEqual([false, { draft: false }]);
  const editor = createEditorContext({ editing: createEditing([]) }, urlOf("/essai?preview=x"));
  expect([editor.asEditor, editor.version]).toEqual([true, { draft: true }]);
  const developer = createEditorContext({ editing: createEditing([], { always: true }) }, urlOf("/essai"));
  expect([developer.asEditor, developer.version]).toEqual([true, { draft: false }]);
});

test("only the visual editor may frame the page", () => {
  expect(editorFrame(createEditorContext({ editing: createEditing([]) }, urlOf("/?preview=x")))).toEqual({});
  const editing = createEditing([], { editorOf: () => "visual-editor" });
  expect(editorFrame(createEditorContext({ editing }, urlOf("/")))).toEqual({ editor: "app.storyblok.com" });
});

const hero = (title: string) => ({ component: "hero", title });

test("an editor sees all sections in source order with their source locations, empty and dropped ones included", async () => {
  const teaser = { component: "stock_teaser", title: "Arrivages", query: "", link_label: "Tout voir" };
  const { value, problems } = parseSections([{ component: "carousel" }, hero("Un"), teaser, hero("Deux")]);
  const context = createEditorContext({ editing: createEditing(problems) }, urlOf("/essai?preview=x"));
  const edited = await editedStory({ ...context, slug: "essai", story: value }, createFakeLiveContent());
  expect(edited?.problems).toEqual([]);
  expect(edited?.sections).toMatchObject([
    {
      component: "carousel",
      problems: [{ field: "sections.0.component", sourceLocation: "essai.draft.yaml:sections.0.component" }],
    },
    { sourceLocation: "essai.draft.yaml:sections.1", view: { title: "Un" } },
    { component: "stock_teaser", problems: [{ message: expect.stringContaining("nothing to show today") }] },
    { sourceLocation: "essai.draft.yaml:sections.3", view: { title: "Deux" } },
  ]);
});

test("a link dropped from a text is reported above the page, and its section is visible", async () => {
  const problem = { story: "essai", field: "sections.0.text", message: 'the link "javascript:x" was dropped' };
  const context = createEditorContext({ editing: createEditing([problem]) }, urlOf("/essai?preview=x"));
  const edited = await editedStory(
    { ...context, slug: "essai", story: parseSections([hero("Un")]).value },
    createFakeLiveContent(),
  );
  expect(edited?.problems).toMatchObject([
    { field: "sections.0.text", sourceLocation: "essai.draft.yaml:sections.0.text" },
  ]);
});

test("an unreadable story has its problems and no sections; a missing story is null", async () => {
  const problem = { story: "essai", field: "title", message: "is missing" };
  const context = createEditorContext({ editing: createEditing([problem]) }, urlOf("/essai?preview=x"));
  expect(await editedStory({ ...context, slug: "essai", story: null }, createFakeLiveContent())).toMatchObject({
    problems: [{ field: "title", message: "is missing" }],
    sections: [],
  });
  expect(await editedStory({ ...context, slug: "autre", story: null }, createFakeLiveContent())).toBeNull();
});
