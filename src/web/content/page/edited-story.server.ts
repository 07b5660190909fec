import type { Editing, Editor } from "#application/content/index.ts";
import type { EmbeddedHosts, SiteServices } from "#application/site/index.ts";
import type { ContentVersion } from "#application/content/ports.ts";
import {
  sectionPositions,
  pathToSlug,
  VISUAL_EDITOR_HOST,
  type ContentProblem,
  type Section,
  type Story,
} from "#domain/content/index.ts";
import type { EditedStory, EditorFieldProblem, SectionProblems } from "../../editing/edited-sections.tsx";
import type { LiveContent } from "../../sections/elements/live-content.ts";
import { toJsonText } from "../../platform/json-text/index.ts";
import type { SectionView } from "../../sections/elements/define-section.ts";
import type { SectionsText } from "../../sections/page-sections.tsx";
import { buildSectionViews } from "../../sections/section-views.server.ts";
import { liveContent } from "../../sections/load-live-content.server.ts";

/** `asEditor`: the page displays problems and source locations. */
export type EditorContext = {
  readonly editing: Editing;
  readonly editor: Editor | null;
  readonly version: ContentVersion;
  readonly asEditor: boolean;
};

type EditedView = { readonly view: SectionView; readonly sourceLocation: string | null };

type EditedStoryViews = Omit<EditedStory, "sections"> & {
  readonly sections: readonly (EditedView | SectionProblems)[];
};

export const createEditorContext = ({ editing }: Pick<SiteServices, "editing">, url: URL): EditorContext => {
  const editor = editing.editorOf(url.searchParams);
  return { editing, editor, version: { draft: editor !== null }, asEditor: editor !== null || editing.always };
};

/** The page may be framed only if opened from the visual editor. */
export const editorFrame = ({ editor }: EditorContext): Pick<EmbeddedHosts, "editor"> =>
  editor === "visual-editor" ? { editor: VISUAL_EDITOR_HOST } : {};

type ProblemContext = Pick<EditorContext, "editing" | "version">;

const toFieldProblem = (
  { editing, version }: ProblemContext,
  { story, field, message }: ContentProblem,
): EditorFieldProblem => ({
  field,
  message,
  sourceLocation: editing.sourceLocationOf(story, field, version),
});

const EMPTY_TODAY = "has nothing to show today: visitors do not see it";

const createEditedSection = async (
  section: Section,
  sourceLocation: string | null,
  live: LiveContent,
): Promise<EditedView | SectionProblems> => {
  const [view] = await buildSectionViews([section], live);
  return view
    ? { sourceLocation, view }
    : { component: section.component, problems: [{ field: "", message: EMPTY_TODAY, sourceLocation }] };
};

/** Problems that belong to no section: an unreadable story, or a link removed from a text. */
const ownProblems = (context: ProblemContext, slug: string, story: Story | null): readonly EditorFieldProblem[] => {
  const sectionFields = new Set(story?.dropped.flatMap(({ problems }) => problems).map(({ field }) => field));
  return context.editing
    .problemsOf(slug, context.version)
    .filter(({ field }) => !sectionFields.has(field))
    .map((problem) => toFieldProblem(context, problem));
};

/**
 * A story as editors see it: all sections in order with their source locations. A section hidden from visitors is
 * replaced by its problems. Null for a missing story without problems.
 */
export const editedStory = async (
  context: EditorContext & { readonly slug: string; readonly story: Story | null },
  live: LiveContent,
): Promise<EditedStoryViews | null> => {
  const { editing, version, slug, story, editor } = context;
  const problems = ownProblems(context, slug, story);
  if (story === null && problems.length === 0) return null;
  const sourceLocationAt = (position: number): string | null =>
    editing.sourceLocationOf(slug, `sections.${position}`, version);
  const positions = story === null ? [] : sectionPositions(story);
  const visible = await Promise.all(
    (story?.sections ?? []).map(async (section, index) => {
      const position = positions[index] ?? index;
      return { position, section: await createEditedSection(section, sourceLocationAt(position), live) };
    }),
  );
  const dropped = (story?.dropped ?? []).map(({ position, component, problems: sectionProblems }) => ({
    position,
    section: { component, problems: sectionProblems.map((problem) => toFieldProblem(context, problem)) },
  }));
  return {
    problems,
    sections: [...visible, ...dropped].toSorted((a, b) => a.position - b.position).map(({ section }) => section),
    inFrame: editor === "visual-editor",
  };
};

/** The section views, and the story with their indexes instead. */
export const splitViews = (
  story: EditedStoryViews,
): { readonly edited: EditedStory; readonly views: readonly SectionView[] } => {
  const views: SectionView[] = [];
  const sections = story.sections.map((section) =>
    "view" in section ? { index: views.push(section.view) - 1, sourceLocation: section.sourceLocation } : section,
  );
  return { edited: { ...story, sections }, views };
};

const NO_SECTIONS: SectionsText = toJsonText([]);

/** Page of an unreadable story: its problems for editors, null for visitors. */
export const unreadableStory = async (services: SiteServices, url: URL, context: EditorContext) => {
  if (!context.asEditor) return null;
  const slug = pathToSlug(url.pathname);
  const story = await editedStory({ ...context, slug, story: null }, liveContent(services, url));
  if (story === null) return null;
  return {
    title: slug,
    description: null,
    noindex: true,
    path: url.pathname,
    crumbs: [],
    sections: NO_SECTIONS,
    edited: splitViews(story).edited,
    image: null,
    structuredData: [],
  };
};
