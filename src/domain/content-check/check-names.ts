import { hostOf, sectionPlaces, type ContentProblem, type Section, type Story } from "../content/index.ts";
import type { Looked } from "./check-links.ts";
import type { KnownCatalogue, KnownSite } from "./known-site.ts";
import { textsOf } from "./nodes.ts";

type Site = Pick<KnownSite, "hasFile" | "imageHosts">;

const pictureFault = (src: string, { hasFile, imageHosts }: Site): string | null => {
  const host = hostOf(src);
  if (host !== null)
    return imageHosts.includes(host) ? null : `no pictures of ${host} may be shown (settings: hosts.images)`;
  return hasFile(src.split(/[?#]/)[0] ?? "") ? null : "there is no such file";
};

/** Pictures that are not there, and pictures in a text that do not say what they show. */
export const checkPictures = (looked: readonly Looked[], site: Site): readonly ContentProblem[] =>
  looked.flatMap(({ story, nodes }) =>
    nodes.flatMap(({ field, node: { src, alt } }) => {
      if (typeof src !== "string" || alt === undefined) return [];
      const fault = pictureFault(src, site);
      return [
        ...(fault === null ? [] : [{ story, field: `${field}.src`, message: `${src}: ${fault}` }]),
        ...(alt === "" ? [{ story, field: `${field}.alt`, message: "must say what the picture shows" }] : []),
      ];
    }),
  );

export const checkIcons = (looked: readonly Looked[], hasIcon: KnownSite["hasIcon"]): readonly ContentProblem[] =>
  looked.flatMap(({ story, nodes }) =>
    textsOf(nodes, ["icon"]).flatMap(({ field, text }) =>
      hasIcon(text) ? [] : [{ story, field, message: `there is no icon called "${text}"` }],
    ),
  );

type Named = { readonly kind: keyof KnownCatalogue; readonly field: string; readonly name: string };

const listed = (kind: Named["kind"], field: string, names: readonly string[]): readonly Named[] =>
  names.map((name, index) => ({ kind, field: `${field}.${index}`, name }));

const one = (kind: Named["kind"], field: string, name: string | null): readonly Named[] =>
  name === null ? [] : [{ kind, field, name }];

/** The group's objects that a section names. */
const namedBy = (section: Section): readonly Named[] => {
  switch (section.component) {
    case "brand_logos":
      return listed("brands", "brands", section.brands);
    case "locations":
      return listed("locations", "locations", section.locations);
    case "location_teaser":
    case "form":
    case "vacancy_list":
      return one("locations", "location", section.location);
    case "model_teaser":
      return [...one("brands", "brand", section.brand), ...listed("models", "models", section.models)];
    case "lease_teaser":
      return one("brands", "brand", section.brand);
    case "team":
      return [
        ...one("locations", "location", section.location),
        ...listed("employees", "employees", section.employees),
      ];
    default:
      return [];
  }
};

/** Brands, models, locations and people that sections name and nobody knows. */
export const checkReferences = (
  stories: readonly Story[],
  catalogue: KnownCatalogue | null,
): readonly ContentProblem[] =>
  stories.flatMap((story) => {
    const places = sectionPlaces(story);
    return story.sections.flatMap((section, index) =>
      namedBy(section)
        .filter(({ kind, name }) => catalogue !== null && !catalogue[kind].has(name))
        .map(({ kind, field, name }) => ({
          story: story.slug,
          field: `sections.${places[index] ?? index}.${field}`,
          message: `"${name}" is none of the group's ${kind}`,
        })),
    );
  });
