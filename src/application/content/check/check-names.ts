import {
  linkHost,
  type ContentProblem,
  type Section,
  type Story,
  unknownGroupReferences,
} from "#domain/content/index.ts";
import { locationOfStory } from "#domain/site/index.ts";
import type { ContentDocument } from "./check-links.ts";
import { joinField } from "./content-nodes.ts";
import type { CatalogueInventory, SiteInventory } from "./site-inventory.ts";
import { nodeTexts } from "./content-nodes.ts";

type PictureInventory = Pick<SiteInventory, "hasFile" | "imageHosts">;

const pictureProblem = (src: string, { hasFile, imageHosts }: PictureInventory): string | null => {
  const host = linkHost(src);
  if (host !== null)
    return imageHosts.includes(host) ? null : `no pictures of ${host} may be shown (settings: hosts.images)`;
  return hasFile(src.split(/[?#]/)[0] ?? "") ? null : "there is no such file";
};

/** Reports missing pictures, and pictures without alternative text. */
export const checkPictures = (
  documents: readonly ContentDocument[],
  site: PictureInventory,
): readonly ContentProblem[] =>
  documents.flatMap(({ story, nodes }) =>
    nodes.flatMap(({ field, node: { src, alt } }) => {
      if (typeof src !== "string" || alt === undefined) return [];
      const problem = pictureProblem(src, site);
      return [
        ...(problem === null ? [] : [{ story, field: `${field}.src`, message: `${src}: ${problem}` }]),
        ...(alt === "" ? [{ story, field: `${field}.alt`, message: "must say what the picture shows" }] : []),
      ];
    }),
  );

export const checkIcons = (
  documents: readonly ContentDocument[],
  hasIcon: SiteInventory["hasIcon"],
): readonly ContentProblem[] =>
  documents.flatMap(({ story, nodes }) =>
    nodeTexts(nodes, ["icon"]).flatMap(({ field, text }) =>
      hasIcon(text) ? [] : [{ story, field, message: `there is no icon called "${text}"` }],
    ),
  );

type NamedReference = { readonly kind: keyof CatalogueInventory; readonly field: string; readonly name: string };

const toReferences = (
  kind: NamedReference["kind"],
  field: string,
  names: readonly string[],
): readonly NamedReference[] => names.map((name, index) => ({ kind, field: `${field}.${index}`, name }));

const toReference = (kind: NamedReference["kind"], field: string, name: string | null): readonly NamedReference[] =>
  name === null ? [] : [{ kind, field, name }];

/** References of a section to brands, models, locations and employees. */
const sectionReferences = (section: Section): readonly NamedReference[] => {
  switch (section.component) {
    case "brand_logos":
      return toReferences("brands", "brands", section.brands);
    case "locations":
      return toReferences("locations", "locations", section.locations);
    case "location_teaser":
    case "form":
    case "vacancy_list":
      return toReference("locations", "location", section.location);
    case "model_teaser":
      return [...toReference("brands", "brand", section.brand), ...toReferences("models", "models", section.models)];
    case "model_head":
    case "model_versions":
      return toReference("models", "model", section.model);
    case "lease_teaser":
      return toReference("brands", "brand", section.brand);
    case "lease_offers":
      return [
        ...toReference("brands", "brand", section.brand),
        ...toReference("models", "model", section.model === null ? null : `${section.brand}/${section.model}`),
      ];
    case "team":
      return [
        ...toReference("locations", "location", section.location),
        ...toReferences("employees", "employees", section.employees),
      ];
    default:
      return [];
  }
};

/** A story about a location appears on the location's page only. */
const storyReferences = ({ slug }: Story, { locations }: CatalogueInventory): readonly ContentProblem[] => {
  const location = locationOfStory(slug);
  return location === null || locations.has(location)
    ? []
    : [{ story: slug, field: "", message: `"${location}" is none of the group's locations: no page shows this story` }];
};

/** Reports references to the group that the settings do not answer. */
export const checkGroupReferences = (documents: readonly ContentDocument[]): readonly ContentProblem[] =>
  documents.flatMap(({ story, nodes }) =>
    nodes.flatMap(({ field, node }) =>
      Object.entries(node).flatMap(([name, text]) =>
        (typeof text === "string" ? unknownGroupReferences(text) : []).map((reference) => ({
          story,
          field: joinField(field, name),
          message: `the settings have no ${reference.slice(1, -1)}`,
        })),
      ),
    ),
  );

/** Reports references that the catalogue does not contain. */
export const checkReferences = (
  stories: readonly Story[],
  catalogue: CatalogueInventory | null,
): readonly ContentProblem[] =>
  stories.flatMap((story) => {
    const sections = story.sections.flatMap((section, index) =>
      sectionReferences(section)
        .filter(({ kind, name }) => catalogue !== null && !catalogue[kind].has(name))
        .map(({ kind, field, name }) => ({
          story: story.slug,
          field: `${story.sectionFields[index]}.${field}`,
          message: `"${name}" is none of the group's ${kind}`,
        })),
    );
    return [...(catalogue === null ? [] : storyReferences(story, catalogue)), ...sections];
  });
