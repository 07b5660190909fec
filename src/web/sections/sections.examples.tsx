import type { ReactNode } from "react";
import { parse } from "yaml";
import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import guide from "../../../docs/how-to/edit-content.md?raw";
import { Main } from "../platform/page/index.ts";
import type { SectionView } from "./elements/define-section.ts";
import { exampleRichText } from "./elements/rich-text-content.examples.ts";
import { Sections } from "./page-sections.tsx";

const isView = (value: unknown): value is SectionView =>
  typeof value === "object" && value !== null && "component" in value;

/** Views that the files of examples export: those of sections with live data, and those of several states. */
const WRITTEN = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>("./*/*.examples.ts", { eager: true }),
).flatMap((examples) => Object.values(examples).filter(isView));

/** Markdown as one paragraph. */
const markdownTag = { tag: "!markdown", resolve: exampleRichText };

const parseExamples = (yaml: string): readonly SectionView[] => {
  const value: unknown = parse(yaml.replaceAll("{group.phone}", "+33199000001"), { customTags: [markdownTag] });
  return Array.isArray(value) ? value.filter(isView) : [];
};

/** Sections of the editors' guide that have no view of their own: they are their own view. */
const OF_THE_GUIDE = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)]
  .flatMap(([, yaml = ""]) => parseExamples(yaml))
  .filter(({ component }) => WRITTEN.every((view) => view.component !== component))
  .map((section): SectionView => SECTION_SCHEMAS[section.component].parse(section));

/** Example views by section name, one per state. */
export const SECTION_EXAMPLES = Map.groupBy([...WRITTEN, ...OF_THE_GUIDE], ({ component }) => component);

/** Sections whose title is the page title. */
const WITH_PAGE_TITLE: ReadonlySet<string> = new Set(["hero", "model_head"]);

const toScreen = (view: SectionView) => (): ReactNode => (
  <Main>
    {!WITH_PAGE_TITLE.has(view.component) && <h1 className="sr-only">{view.component}</h1>}
    <Sections views={[view]} />
  </Main>
);

/** One screen for each example of each section. */
export const SECTION_SCREENS = Object.fromEntries(
  [...SECTION_EXAMPLES].flatMap(([name, views]) =>
    views.map((view, index) => {
      const number = index === 0 ? "" : `-${index + 1}`;
      return [`section-${name.replaceAll("_", "-")}${number}`, toScreen(view)] as const;
    }),
  ),
);
