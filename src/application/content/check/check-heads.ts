import type { ContentProblem, Story } from "#domain/content/index.ts";
import type { SiteInventory } from "./site-inventory.ts";

/** Limits of search engine results, in characters. */
const MAX_TITLE_LENGTH = 75;
const MIN_DESCRIPTION_LENGTH = 50;
const MAX_DESCRIPTION_LENGTH = 170;

const findDuplicates = (stories: readonly Story[], field: "title" | "description"): readonly ContentProblem[] => {
  const first = new Map<string, string>();
  return stories.flatMap((story) => {
    const text = story[field]?.toLowerCase();
    if (text === undefined) return [];
    const other = first.get(text);
    if (other === undefined) first.set(text, story.slug);
    return other === undefined ? [] : [{ story: story.slug, field, message: `is the ${field} of "${other}" too` }];
  });
};

/** Reports duplicate and truncated titles. */
export const checkTitles = (stories: readonly Story[]): readonly ContentProblem[] => [
  ...stories
    .filter(({ title }) => title.length > MAX_TITLE_LENGTH)
    .map(({ slug, title }) => ({
      story: slug,
      field: "title",
      message: `has ${title.length} characters, of which ${MAX_TITLE_LENGTH} are shown`,
    })),
  ...findDuplicates(stories, "title"),
];

const descriptionProblem = (description: string | null): string | null => {
  if (description === null) return "is missing";
  const { length } = description;
  if (length < MIN_DESCRIPTION_LENGTH) return `has ${length} characters; ${MIN_DESCRIPTION_LENGTH} say something`;
  return length > MAX_DESCRIPTION_LENGTH
    ? `has ${length} characters, of which ${MAX_DESCRIPTION_LENGTH} are shown`
    : null;
};

/** Reports missing, short, long and duplicate descriptions of indexed pages. */
export const checkDescriptions = (stories: readonly Story[]): readonly ContentProblem[] => {
  const indexed = stories.filter(({ noindex }) => !noindex);
  return [
    ...indexed.flatMap(({ slug, description }) => {
      const problem = descriptionProblem(description);
      return problem === null ? [] : [{ story: slug, field: "description", message: problem }];
    }),
    ...findDuplicates(indexed, "description"),
  ];
};

/** Reports forms that are not rendered: those this market does not offer, and every form of a page after the first. */
export const checkForms = (
  stories: readonly Story[],
  { isFormOffered }: Pick<SiteInventory, "isFormOffered">,
): readonly ContentProblem[] =>
  stories.flatMap((story) => {
    const shown = story.sections.find((section) => section.component === "form" && isFormOffered(section.kind));
    return story.sections.flatMap((section, index) => {
      if (section.component !== "form" || section === shown) return [];
      const reason = isFormOffered(section.kind)
        ? "the page has a form before this one, and one at most"
        : `"${section.kind}" is nothing this market asks for`;
      const field = `${story.sectionFields[index]}.kind`;
      return [{ story: story.slug, field, message: `${reason}: the form is left out` }];
    });
  });

/** Reports stories without sections, and duplicate anchors. */
export const checkSections = (stories: readonly Story[]): readonly ContentProblem[] =>
  stories.flatMap(({ slug, sections }) => {
    const anchors = sections.flatMap((section) => ("anchor" in section ? (section.anchor ?? []) : []));
    const duplicates = new Set(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index));
    return [
      ...(sections.length === 0 ? [{ story: slug, field: "sections", message: "has nothing to show" }] : []),
      ...[...duplicates].map((anchor) => ({
        story: slug,
        field: "sections",
        message: `has the anchor "${anchor}" twice`,
      })),
    ];
  });
