import { MIN_TO_COMPARE, LISTS } from "#domain/shortlist/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { CloseIcon, PlusIcon } from "../../../ui/icons/icons.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { EmptyList } from "../list-pages/empty-list.tsx";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import { Share } from "../../platform/share/index.ts";
import { Crumbs, Main } from "../../platform/page/index.ts";
import { AddAllButton } from "../list-pages/add-all-button.tsx";
import { ListNotices } from "../list-pages/list-notices.tsx";
import { useListSync } from "../list-pages/use-list-sync.ts";
import { changeButtonProps } from "../lists/change-form.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { CompareView } from "./compare-view.ts";
import { SameRows } from "./same-rows.tsx";
import "./compare-styles.css";

const strings = listPageStrings.compare;

type ComparePartProps = { readonly view: CompareView };

const Actions = ({ view }: ComparePartProps) => (
  <div className="list-actions cluster gap-10 mb-24 no-print">
    {view.shared && <AddAllButton list="compare" ids={view.ids} />}
    {!view.shared && view.ids.length < LISTS.compare.maxIds && (
      <Button variant="tertiary" href={view.stockHref} icon={<PlusIcon />} label={strings.add} />
    )}
    <Share id="partager" page={view.share} variant="tertiary" />
    {!view.shared && (
      <Button
        {...changeButtonProps({ list: "compare", action: "remove", ids: view.ids })}
        variant="ghost"
        icon={<CloseIcon />}
        label={strings.clear}
      />
    )}
  </div>
);

const Empty = ({ view }: ComparePartProps) => (
  <EmptyState title={strings.empty.title} text={strings.empty.text}>
    <div className="cluster">
      <Button href={view.stockHref} label={strings.empty.action} />
      <Button variant="tertiary" href={view.favouritesHref} label={strings.empty.favourites} />
    </div>
  </EmptyState>
);

const Comparison = ({ view }: ComparePartProps) => {
  const comparable = view.ids.length >= MIN_TO_COMPARE;
  const differ = view.groups.some(({ rows }) => rows.some((row) => row.differs));
  return (
    <>
      <Actions view={view} />
      {!comparable && <Notice title={strings.oneMore.title}>{strings.oneMore.text}</Notice>}
      {comparable && !differ && <p className="text-soft">{strings.same}</p>}
      <CompareTable view={view} />
      <SameRows groups={view.sameGroups} />
      {view.notes.map((note) => (
        <p key={note} className="compare-note mt-16 text-xs text-soft">
          {note}
        </p>
      ))}
    </>
  );
};

export const ComparePage = ({ view }: ComparePartProps) => {
  useListSync("compare", view.ids, view.shared);
  return (
    <Main className="wrap list-page compare-page">
      <Crumbs items={view.crumbs} />
      <header className="list-head cluster baseline gap-6 gap-x-24">
        <h1>{view.shared ? strings.sharedTitle : strings.title}</h1>
        {view.ids.length >= MIN_TO_COMPARE && (
          <p className="list-count-words text-soft figures">{strings.count(view.ids.length)}</p>
        )}
        {view.shared && <p className="list-intro">{strings.sharedIntro}</p>}
      </header>
      <ListNotices list="compare" notices={view.notices} />
      {view.ids.length === 0 ? (
        <EmptyList newest={view.newest}>
          <Empty view={view} />
        </EmptyList>
      ) : (
        <Comparison view={view} />
      )}
    </Main>
  );
};
