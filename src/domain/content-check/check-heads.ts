import { sectionPlaces, type ContentProblem, type Story } from "../content/index.ts";
import type { KnownSite } from "./known-site.ts";

/** What search engines show of a title and of a description, in characters; a description that says too little is none. */
export const MOST_TITLE = 75;
export const LEAST_DESCRIPTION = 50;
export const MOST_DESCRIPTION = 170;

const sharedBy = (stories: readonly Story[], field: "title" | "description"): readonly ContentProblem[] => {
  const first = new Map<string, string>();
  return stories.flatMap((story) => {
    const text = story[field]?.toLowerCase();
    if (text === undefined) return [];
    const other = first.get(text);
    if (other === undefined) first.set(text, story.slug);
    return other === undefined ? [] : [{ story: story.slug, field, message: `is the ${field} of "${other}" too` }];
  });
};

/** Titles that two pages share or that are cut off in results. */
export const checkTitles = (stories: readonly Story[]): readonly ContentProblem[] => [
  ...stories
    .filter(({ title }) => title.length > MOST_TITLE)
    .map(({ slug, title }) => ({
      story: slug,
      field: "title",
      message: `has ${title.length} characters, of which ${MOST_TITLE} are shown`,
    })),
  ...sharedBy(stories, "title"),
];

const descriptionFault = (description: string | null): string | null => {
  if (description === null) return "is missing";
  const { length } = description;
  if (length < LEAST_DESCRIPTION) return `has ${length} characters; ${LEAST_DESCRIPTION} say something`;
  return length > MOST_DESCRIPTION ? `has ${length} characters, of which ${MOST_DESCRIPTION} are shown` : null;
};

/** Descriptions that are missing, too short or too long, or shared; pages that search engines leave out need none. */
export const checkDescriptions = (stories: readonly Story[]): readonly ContentProblem[] => {
  const indexed = stories.filter(({ noindex }) => !noindex);
  return [
    ...indexed.flatMap(({ slug, description }) => {
      const fault = descriptionFault(description);
      return fault === null ? [] : [{ story: slug, field: "description", message: fault }];
    }),
    ...sharedBy(indexed, "description"),
  ];
};

/** Forms that this market does not have: the page leaves them out. */
export const checkForms = (stories: readonly Story[], site: Pick<KnownSite, "offers">): readonly ContentProblem[] =>
  stories.flatMap((story) => {
    const places = sectionPlaces(story);
    return story.sections.flatMap((section, index) =>
      section.component === "form" && !site.offers(section.kind)
        ? [
            {
              story: story.slug,
              field: `sections.${places[index] ?? index}.kind`,
              message: `"${section.kind}" is nothing this market asks for: the form is left out`,
            },
          ]
        : [],
    );
  });

/** Stories without a section to show, and anchors that a page has twice. */
export const checkSections = (stories: readonly Story[]): readonly ContentProblem[] =>
  stories.flatMap(({ slug, sections }) => {
    const anchors = sections.flatMap((section) => ("anchor" in section ? (section.anchor ?? []) : []));
    const twice = new Set(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index));
    return [
      ...(sections.length === 0 ? [{ story: slug, field: "sections", message: "has nothing to show" }] : []),
      ...[...twice].map((anchor) => ({ story: slug, field: "sections", message: `has the anchor "${anchor}" twice` })),
    ];
  });
