import { SECTION_SCHEMAS, type SectionName } from "#domain/content/index.ts";
import type { SectionComponent, SectionDefinition } from "./elements/define-section.ts";
import { sectionNameOf } from "./section-name.ts";

type Sections = Readonly<Record<SectionName, SectionDefinition>>;

const SECTIONS = Object.entries(
  import.meta.glob<SectionDefinition>("./*/index.ts", { eager: true, import: "section" }),
).map(([path, section]) => [sectionNameOf(path), section] as const);

/** Every schema has a folder, every folder a schema, and each folder the section of its name. */
const requireAll = (sections: typeof SECTIONS): Sections => {
  const found = new Map(sections.map(([folder, { name }]) => [folder, name]));
  const names = new Set([...found.keys(), ...Object.keys(SECTION_SCHEMAS)]);
  for (const name of names)
    if (found.get(name) !== name || !(name in SECTION_SCHEMAS))
      throw new Error(
        `The section "${name}" needs a schema in the domain and the folder of its name in src/web/sections`,
      );
  // Checked above.
  return Object.fromEntries(sections) as Sections;
};

/** The folders of `src/web/sections` by the names of their sections. The start fails where one is missing. */
export const ALL_SECTIONS = requireAll(SECTIONS);

/** The components of all sections, which the server renders at once. */
export const ALL_COMPONENTS: Readonly<Record<string, SectionComponent>> = Object.fromEntries(
  SECTIONS.map(([name, { component }]) => [name, component]),
);
