import { useSearchParams } from "react-router";
import { FEWEST_TO_COMPARE, LISTS, writeIds } from "#domain/shortlist/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { CloseIcon, PlusIcon } from "../../../ui/icons/icons.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { Toggle } from "../../../ui/toggle/toggle.tsx";
import { listPageStrings } from "../../strings/list-pages.ts";
import { Share } from "../share/share.tsx";
import { Crumbs } from "../shell/crumbs.tsx";
import { Main } from "../shell/main.tsx";
import { AddAll } from "./add-all.tsx";
import { asks, ChangeForm } from "./change-form.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { CompareView } from "./compare-view.ts";
import { ListNotices } from "./list-notices.tsx";
import { useOwnList } from "./use-own-list.ts";

const words = listPageStrings.compare;

type Part = { readonly view: CompareView };

const DIFFERENCES = "differences";

/** In the address, so that it is shared and printed; with scripts it takes effect at once. */
const useDifferencesOnly = (): readonly [boolean, (only: boolean) => void] => {
  const [query, setQuery] = useSearchParams();
  const set = (only: boolean) =>
    setQuery(
      (before) => {
        before.delete(DIFFERENCES);
        if (only) before.set(DIFFERENCES, "1");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [query.get(DIFFERENCES) === "1", set];
};

type DifferencesProps = Part & { readonly only: boolean; readonly set: (only: boolean) => void };

const Differences = ({ view, only, set }: DifferencesProps) => (
  <form action={view.action} className="compare-only">
    {view.shared && <input type="hidden" name="ids" value={writeIds(view.ids)} />}
    <Toggle
      name={DIFFERENCES}
      value="1"
      label={words.differencesOnly}
      defaultChecked={only}
      onChange={(event) => set(event.target.checked)}
    />
    <Button type="submit" size="small" variant="tertiary" label={words.apply} className="without-script" />
  </form>
);

const Actions = ({ view }: Part) => (
  <div className="list-actions no-print">
    {view.shared && <AddAll list="compare" ids={view.ids} />}
    {!view.shared && view.ids.length < LISTS.compare.most && (
      <Button variant="tertiary" href={view.stockHref} icon={<PlusIcon />} label={words.add} />
    )}
    <Share id="partager" shared={view.share} variant="tertiary" />
    {!view.shared && (
      <ChangeForm>
        <Button
          {...asks({ list: "compare", act: "remove", ids: view.ids })}
          variant="ghost"
          icon={<CloseIcon />}
          label={words.clear}
        />
      </ChangeForm>
    )}
  </div>
);

const Empty = ({ view }: Part) => (
  <EmptyState title={words.empty.title} text={words.empty.text}>
    <div className="flex flex-wrap gap-3">
      <Button href={view.stockHref} label={words.empty.action} />
      <Button variant="tertiary" href={view.favouritesHref} label={words.empty.favourites} />
    </div>
  </EmptyState>
);

const Comparison = ({ view }: Part) => {
  const [only, setOnly] = useDifferencesOnly();
  const comparable = view.ids.length >= FEWEST_TO_COMPARE;
  const groups =
    only && comparable
      ? view.groups
          .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
          .filter(({ rows }) => rows.length > 0)
      : view.groups;
  return (
    <>
      <Actions view={view} />
      {comparable ? (
        <Differences view={view} only={only} set={setOnly} />
      ) : (
        <Notice title={words.oneMore.title}>{words.oneMore.text}</Notice>
      )}
      {groups.length === 0 && <p className="text-soft">{words.same}</p>}
      <ChangeForm className="compare-form">
        <CompareTable columns={view.columns} groups={groups} removable={!view.shared} />
      </ChangeForm>
      {view.note && <p className="compare-note">{view.note}</p>}
    </>
  );
};

export const ComparePage = ({ view }: Part) => {
  useOwnList("compare", view.ids, view.shared);
  return (
    <Main className="wrap list-page compare-page">
      <Crumbs items={view.crumbs} />
      <header className="list-head">
        <h1>{view.shared ? words.sharedTitle : words.title}</h1>
        {view.ids.length >= FEWEST_TO_COMPARE && <p className="list-count-words">{words.count(view.ids.length)}</p>}
        {view.shared && <p className="list-intro">{words.sharedIntro}</p>}
      </header>
      <ListNotices list="compare" notices={view.notices} />
      {view.ids.length === 0 ? <Empty view={view} /> : <Comparison view={view} />}
    </Main>
  );
};
