import {
  sectionPlaces,
  slugOfPath,
  VISUAL_EDITOR_HOST,
  type ContentProblem,
  type Section,
  type Story,
  type Version,
} from "#domain/content/index.ts";
import type { EditedPart, EditedStory, FieldProblem } from "../features/editing/edited-sections.tsx";
import type { LiveContent } from "../sections/live-content.ts";
import { buildSectionViews } from "../sections/section-views.ts";
import type { Editing, Editor, Embedded, WebServices } from "../services.ts";
import { liveContent } from "./live-content.ts";

/** Who asks, and what is shown for it; `asEditor`: told of mistakes and places too. */
export type Asked = {
  readonly editing: Editing;
  readonly editor: Editor | null;
  readonly version: Version;
  readonly asEditor: boolean;
};

export const askedBy = ({ editing }: Pick<WebServices, "editing">, url: URL): Asked => {
  const editor = editing.editorOf(url.searchParams);
  return { editing, editor, version: { draft: editor !== null }, asEditor: editor !== null || editing.always };
};

/** Only who came from the visual editor is shown within it. */
export const framedBy = ({ editor }: Asked): Pick<Embedded, "editor"> =>
  editor === "visual-editor" ? { editor: VISUAL_EDITOR_HOST } : {};

type Telling = Pick<Asked, "editing" | "version">;

const told = ({ editing, version }: Telling, { story, field, message }: ContentProblem): FieldProblem => ({
  field,
  message,
  place: editing.placeOf(story, field, version),
});

const EMPTY_TODAY = "has nothing to show today: visitors do not see it";

const shownPart = async (section: Section, place: string | null, live: LiveContent): Promise<EditedPart> => {
  const [view] = await buildSectionViews([section], live);
  return view
    ? { place, view }
    : { component: section.component, problems: [{ field: "", message: EMPTY_TODAY, place }] };
};

/** What is wrong with a story beyond its dropped sections: it could not be read, or words in it lost a link. */
const ownProblems = (asked: Telling, slug: string, story: Story | null): readonly FieldProblem[] => {
  const ofSections = new Set(story?.dropped.flatMap(({ problems }) => problems).map(({ field }) => field));
  return asked.editing
    .problemsOf(slug, asked.version)
    .filter(({ field }) => !ofSections.has(field))
    .map((problem) => told(asked, problem));
};

/**
 * A story as its editors see it: every section that was written, in order, with the place where it is written, and in
 * the place of one that is not shown the reason why. Null: there is nothing that an editor could be told.
 */
export const editedStory = async (
  asked: Asked & { readonly slug: string; readonly story: Story | null },
  live: LiveContent,
): Promise<EditedStory | null> => {
  const { editing, version, slug, story, editor } = asked;
  const problems = ownProblems(asked, slug, story);
  if (story === null && problems.length === 0) return null;
  const placeAt = (at: number): string | null => editing.placeOf(slug, `sections.${at}`, version);
  const places = story === null ? [] : sectionPlaces(story);
  const shown = await Promise.all(
    (story?.sections ?? []).map(async (section, index) => {
      const at = places[index] ?? index;
      return { at, part: await shownPart(section, placeAt(at), live) };
    }),
  );
  const dropped = (story?.dropped ?? []).map(({ at, component, problems: found }) => ({
    at,
    part: { component, problems: found.map((problem) => told(asked, problem)) },
  }));
  return {
    problems,
    parts: [...shown, ...dropped].toSorted((a, b) => a.at - b.at).map(({ part }) => part),
    inFrame: editor === "visual-editor",
  };
};

/** The page of a story that cannot be read at all: to its editors what is wrong, to everybody else nothing (null). */
export const unreadableStory = async (services: WebServices, url: URL, asked: Asked) => {
  if (!asked.asEditor) return null;
  const slug = slugOfPath(url.pathname);
  const edited = await editedStory({ ...asked, slug, story: null }, liveContent(services, url));
  if (edited === null) return null;
  return {
    title: slug,
    description: null,
    noindex: true,
    path: url.pathname,
    crumbs: [],
    sections: [],
    edited,
    image: null,
    structuredData: [],
  };
};
