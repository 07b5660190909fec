import { Breadcrumbs, type Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { Sections } from "../../sections/registry.tsx";
import type { SectionView } from "../../sections/section-views.ts";
import { shellStrings as words } from "../../strings/shell.ts";
import { Main } from "./main.tsx";

type StoryPageProps = { readonly sections: readonly SectionView[]; readonly crumbs: readonly Crumb[] };

/** A page of content: where one is, then its sections. The home page has no crumbs. */
export const StoryPage = ({ sections, crumbs }: StoryPageProps) => (
  <Main className="story">
    {crumbs.length > 0 && (
      <div className="wrap pt-4">
        <Breadcrumbs label={words.crumbs} items={crumbs} />
      </div>
    )}
    <Sections views={sections} />
  </Main>
);
