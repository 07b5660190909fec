import { SECTION_SCHEMAS, type SectionName } from "#domain/content/index.ts";
import type { SectionComponent, SectionDefinition } from "./elements/define-section.ts";
import { sectionNameOf } from "./section-name.ts";

type Sections = Readonly<Record<SectionName, SectionDefinition>>;

const SECTIONS = Object.entries(
  import.meta.glob<SectionDefinition>("./*/index.ts", { eager: true, import: "section" }),
).map(([path, section]) => [sectionNameOf(path), section] as const);

/** Every schema has a folder and vice versa, and each folder exports the section of its name. */
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

/** Folders of `src/web/sections` by section name. Startup fails if one is missing. */
export const ALL_SECTIONS = requireAll(SECTIONS);

/** Components of all sections, loaded eagerly on the server. */
export const ALL_COMPONENTS: Readonly<Record<string, SectionComponent>> = Object.fromEntries(
  SECTIONS.map(([name, { component }]) => [name, component]),
);
