import type { Editing, Editor } from "#application/content/index.ts";
import type { EmbeddedHosts, SiteServices } from "#application/site/index.ts";
import type { ContentVersion } from "#application/content/ports.ts";
import { pathToSlug, VISUAL_EDITOR_HOST, type ContentFault, type Section, type Story } from "#domain/content/index.ts";
import type { EditedStory, EditorFieldProblem, SectionProblems } from "../../editing/edited-sections.tsx";
import { editingStrings, faultText } from "../../editing/fault-strings.ts";
import type { LiveContent } from "../../sections/elements/live-content.ts";
import type { SectionWithSource } from "../../sections/elements/with-model-sections.ts";
import { toJsonText } from "../../platform/json-text/index.ts";
import type { SectionView } from "../../sections/elements/define-section.ts";
import type { SectionsText } from "../../sections/page-sections.tsx";
import { buildSectionViews } from "../../sections/section-views.server.ts";
import { liveContent, type SectionServices } from "../../sections/load-live-content.server.ts";

/** `asEditor`: the page displays problems and source locations. */
type EditorContext = {
  readonly editing: Editing;
  readonly editor: Editor | null;
  readonly version: ContentVersion;
  readonly asEditor: boolean;
};

type EditedView = SectionProblems & { readonly view: SectionView; readonly sourceLocation: string | null };

type EditedStoryViews = Omit<EditedStory, "sections"> & {
  readonly sections: readonly (EditedView | SectionProblems)[];
};

export const createEditorContext = ({ editing }: SiteServices<"editing">, url: URL): EditorContext => {
  const editor = editing.editorOf(url.searchParams);
  return { editing, editor, version: { draft: editor !== null }, asEditor: editor !== null || editing.always };
};

/** The page may be framed only if opened from the visual editor. */
export const editorFrame = ({ editor }: EditorContext): Pick<EmbeddedHosts, "editor"> =>
  editor === "visual-editor" ? { editor: VISUAL_EDITOR_HOST } : {};

type ProblemContext = Pick<EditorContext, "editing" | "version">;

const toFieldProblem =
  ({ editing, version }: ProblemContext) =>
  ({ story, field, lost, fault }: ContentFault): EditorFieldProblem => ({
    field,
    message: lost === field || lost === "" ? faultText(fault) : editingStrings.lost(faultText(fault), lost),
    sourceLocation: editing.sourceLocationOf(story, field, version),
  });

/** `field`: of the section within the story. */
type SectionInput = { readonly section: Section; readonly field: string };

const isWithin = ({ field }: ContentFault, section: string): boolean =>
  field === section || field.startsWith(`${section}.`);

/**
 * Faults by the field of their section; those of no section under "". A section within the text of another one has its
 * own.
 */
const faultsBySection = ({
  sectionFields,
  dropped,
  faults,
}: Pick<Story, "sectionFields" | "dropped" | "faults">): ReadonlyMap<string, readonly ContentFault[]> => {
  const fields = [...sectionFields, ...dropped.map(({ field }) => field)];
  const innermostFirst = [...new Set(fields)].toSorted((a, b) => b.length - a.length);
  return Map.groupBy(faults, (fault) => innermostFirst.find((field) => isWithin(fault, field)) ?? "");
};

const keyOf = ({ field, message }: ContentFault): string => `${field} ${message}`;

/** The faults of `all` that are not among `known`. */
const otherFaults = (all: readonly ContentFault[], known: readonly ContentFault[]): readonly ContentFault[] => {
  const keys = new Set(known.map(keyOf));
  return all.filter((fault) => !keys.has(keyOf(fault)));
};

/** Builds what editors see of a section. The first section of a field has its faults: a text may have several parts. */
const sectionEditor = (context: ProblemContext & { readonly slug: string }, story: Story, live: LiveContent) => {
  const faults = new Map(faultsBySection(story));
  const problemsOf = (field: string): readonly EditorFieldProblem[] => {
    const own = (faults.get(field) ?? []).map(toFieldProblem(context));
    faults.delete(field);
    return own;
  };
  return {
    dropped: (field: string, component: string | null): SectionProblems => ({ component, problems: problemsOf(field) }),
    async visible({ section, field }: SectionInput): Promise<EditedView | SectionProblems> {
      const { component } = section;
      const problems = problemsOf(field);
      const sourceLocation = context.editing.sourceLocationOf(context.slug, field, context.version);
      const [view] = await buildSectionViews([section], live);
      if (view) return { component, problems, sourceLocation, view };
      return { component, problems: [...problems, { field: "", message: editingStrings.emptyToday, sourceLocation }] };
    },
  };
};

/** A section that the page adds is not in the story: one without content is left out. */
const addedSection = async (section: Section, live: LiveContent): Promise<readonly EditedView[]> => {
  const views = await buildSectionViews([section], live);
  return views.map((view) => ({ component: section.component, problems: [], sourceLocation: null, view }));
};

const editedSections = async (
  context: ProblemContext & { readonly slug: string; readonly placed: readonly SectionWithSource[] },
  story: Story,
  live: LiveContent,
): Promise<EditedStoryViews["sections"]> => {
  const editor = sectionEditor(context, story, live);
  const views = await Promise.all(
    context.placed.map(async ({ section, source }) => {
      if (source === null) return { index: null, views: await addedSection(section, live) };
      const index = story.sections.indexOf(source);
      return { index, views: [await editor.visible({ section, field: story.sectionFields[index] ?? "" })] };
    }),
  );
  const dropped = story.dropped.map(({ index, field, component }) => ({
    index,
    view: editor.dropped(field, component),
  }));
  const droppedBefore = (position: number) => dropped.filter(({ index }) => index === position).map(({ view }) => view);
  return [
    ...views.flatMap((placed) => [...(placed.index === null ? [] : droppedBefore(placed.index)), ...placed.views]),
    ...droppedBefore(story.sections.length),
  ];
};

/** Problems that belong to no section: an unreadable file, the title of the page. */
const ownProblems = (context: ProblemContext, slug: string, story: Story | null): readonly EditorFieldProblem[] => {
  const faults = story?.faults ?? [];
  const own = story === null ? [] : (faultsBySection(story).get("") ?? []);
  const ofFile = otherFaults(context.editing.problemsOf(slug, context.version), faults);
  return [...own, ...ofFile].map(toFieldProblem(context));
};

/**
 * A story as editors see it: all sections in order with their source locations and with what they have lost. A section
 * hidden from visitors is replaced by its problems. Null for a missing story without problems.
 */
export const editedStory = async (
  context: EditorContext & {
    readonly slug: string;
    readonly story: Story | null;
    /** The sections of the page: those of the story, and those that the page adds. */
    readonly placed: readonly SectionWithSource[];
  },
  live: LiveContent,
): Promise<EditedStoryViews | null> => {
  const { slug, story, editor } = context;
  const problems = ownProblems(context, slug, story);
  if (story === null && problems.length === 0) return null;
  const sections = story === null ? [] : await editedSections(context, story, live);
  return { problems, sections, inFrame: editor === "visual-editor" };
};

/** The section views, and the story with their indexes instead. */
export const splitViews = (
  story: EditedStoryViews,
): { readonly edited: EditedStory; readonly views: readonly SectionView[] } => {
  const views: SectionView[] = [];
  const sections = story.sections.map((section) =>
    "view" in section
      ? {
          component: section.component,
          problems: section.problems,
          sourceLocation: section.sourceLocation,
          index: views.push(section.view) - 1,
        }
      : section,
  );
  return { edited: { ...story, sections }, views };
};

const NO_SECTIONS: SectionsText = toJsonText([]);

/** Page of an unreadable story: its problems for editors, null for visitors. */
export const unreadableStory = async (services: SectionServices, url: URL, context: EditorContext) => {
  if (!context.asEditor) return null;
  const slug = pathToSlug(url.pathname);
  const story = await editedStory({ ...context, slug, story: null, placed: [] }, liveContent(services, url));
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
