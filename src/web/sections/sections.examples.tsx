import type { ReactNode } from "react";
import { Main } from "../platform/page/index.ts";
import type { SectionView } from "./elements/define-section.ts";
import { Sections } from "./page-sections.tsx";
import { sectionNameOf } from "./section-name.ts";

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
  Object.entries(import.meta.glob<readonly SectionView[]>("./*/index.ts", { eager: true, import: "examples" })).flatMap(
    ([path, examples]) =>
      examples.map((view, index) => {
        const number = index === 0 ? "" : `-${index + 1}`;
        return [`section-${sectionNameOf(path).replaceAll("_", "-")}${number}`, toScreen(view)] as const;
      }),
  ),
);
