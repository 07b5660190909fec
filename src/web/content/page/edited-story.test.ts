import { expect, test } from "vitest";
import { parseStory, type ContentFault, type Fault, type Story } from "#domain/content/index.ts";
import { createFakeLiveContent } from "../../../../tests/fakes/live-content.ts";
import type { Editing } from "#application/content/index.ts";
import { createEditorContext, editedStory, editorFrame } from "./edited-story.server.ts";

const createEditing = (problems: readonly ContentFault[], more: Partial<Editing> = {}): Editing => ({
  logRefusal: () => undefined,
  editorOf: (search) => (search.has("preview") ? "preview" : null),
  problemsOf: (slug) => problems.filter(({ story }) => story === slug),
  sourceLocationOf: (slug, field, { draft }) => `${slug}${draft === true ? ".draft" : ""}.yaml:${field}`,
  always: false,
  ...more,
});

const parseSections = (
  sections: readonly unknown[],
): { readonly value: Story; readonly problems: readonly ContentFault[] } => {
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

const aFault = (field: string, code: Fault["code"], detail = ""): ContentFault => ({
  story: "essai",
  field,
  lost: field,
  message: "in English",
  fault: { code, detail },
});

const asWritten = (story: Story) => ({
  slug: "essai",
  story,
  placed: story.sections.map((section) => ({ section, source: section })),
});

const hero = (title: string) => ({ component: "hero", title });

test("an editor sees all sections in source order with their source locations, empty and dropped ones included", async () => {
  const teaser = { component: "stock_teaser", title: "Arrivages", query: "", link_label: "Tout voir" };
  const { value, problems } = parseSections([{ component: "carousel" }, hero("Un"), teaser, hero("Deux")]);
  const context = createEditorContext({ editing: createEditing(problems) }, urlOf("/essai?preview=x"));
  const edited = await editedStory({ ...context, ...asWritten(value) }, createFakeLiveContent());
  expect(edited?.problems).toEqual([]);
  expect(edited?.sections).toMatchObject([
    {
      component: "carousel",
      problems: [{ field: "sections.0.component", sourceLocation: "essai.draft.yaml:sections.0.component" }],
    },
    { sourceLocation: "essai.draft.yaml:sections.1", view: { title: "Un" } },
    { component: "stock_teaser", problems: [{ message: expect.stringContaining("rien à afficher aujourd’hui") }] },
    { sourceLocation: "essai.draft.yaml:sections.3", view: { title: "Deux" } },
  ]);
});

test("a part that a section lost is reported in French at the section, which is visible", async () => {
  const { value, problems } = parseSections([
    hero("Un"),
    { component: "hero", title: "Deux", buttons: [{ label: "Aller", link: "/", variant: "loud" }] },
  ]);
  const context = createEditorContext({ editing: createEditing(problems) }, urlOf("/essai?preview=x"));
  const edited = await editedStory({ ...context, ...asWritten(value) }, createFakeLiveContent());
  expect(edited?.problems).toEqual([]);
  expect(edited?.sections).toMatchObject([
    { view: { title: "Un" }, problems: [] },
    {
      view: { title: "Deux", buttons: [{ variant: "secondary" }] },
      problems: [
        {
          field: "sections.1.buttons.0.variant",
          message: "la variante «\u00a0loud\u00a0» n’existe pas\u00a0: le bouton est secondaire",
          sourceLocation: "essai.draft.yaml:sections.1.buttons.0.variant",
        },
      ],
    },
  ]);
});

test("problems of the whole story are above the page", async () => {
  const parsed = parseStory("essai", { name: "Essai", updated_at: "2026-11-16", sections: [hero("Un")] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { value, problems } = parsed.value;
  const context = createEditorContext({ editing: createEditing(problems) }, urlOf("/essai?preview=x"));
  const edited = await editedStory({ ...context, ...asWritten(value) }, createFakeLiveContent());
  expect(edited?.problems).toMatchObject([{ field: "title", message: "ce champ est vide" }]);
});

test("an unreadable story has its problems and no sections; a missing story is null", async () => {
  const problem = aFault("line 3", "unreadable", "column 4: is no YAML");
  const context = createEditorContext({ editing: createEditing([problem]) }, urlOf("/essai?preview=x"));
  expect(
    await editedStory({ ...context, slug: "essai", story: null, placed: [] }, createFakeLiveContent()),
  ).toMatchObject({
    problems: [{ field: "line 3", message: expect.stringContaining("ce fichier ne peut pas être lu") }],
    sections: [],
  });
  expect(await editedStory({ ...context, slug: "autre", story: null, placed: [] }, createFakeLiveContent())).toBeNull();
});

test("an editor sees what the page adds, without a source location, and not what would be empty", async () => {
  const { value } = parseSections([hero("Un"), { component: "carousel" }, hero("Deux")]);
  const context = createEditorContext({ editing: createEditing([]) }, urlOf("/essai?preview=x"));
  const [first, last] = value.sections;
  if (!first || !last) throw new Error("no sections");
  const added = {
    component: "model_versions",
    anchor: "configurateur",
    model: null,
    title: null,
    text: null,
  } as const;
  const edited = await editedStory(
    {
      ...context,
      slug: "essai",
      story: value,
      placed: [
        { section: { ...first, title: "Changé" } as typeof first, source: first },
        { section: added, source: null },
        { section: { ...last, title: "Ajouté" } as typeof last, source: null },
        { section: last, source: last },
      ],
    },
    createFakeLiveContent(),
  );
  expect(edited?.sections).toMatchObject([
    { sourceLocation: "essai.draft.yaml:sections.0", view: { title: "Changé" } },
    { sourceLocation: null, view: { title: "Ajouté" } },
    { component: "carousel" },
    { sourceLocation: "essai.draft.yaml:sections.2", view: { title: "Deux" } },
  ]);
});
