import { useRef } from "react";
import { useSearchParams } from "react-router";
import { MIN_TO_COMPARE, LISTS, writeIds } from "#domain/shortlist/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { CloseIcon, PlusIcon } from "../../../ui/icons/icons.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { Toggle } from "../../../ui/toggle/toggle.tsx";
import { listPageStrings } from "../lists/list-pages-strings.ts";
import { Share } from "../../platform/share/index.ts";
import { useEarlyChange } from "../../platform/early-change/index.ts";
import { Crumbs, Main } from "../../platform/page/index.ts";
import { AddAllButton, ListNotices, useListSync } from "../lists/index.ts";
import { changeButtonProps, ChangeForm } from "../../shortlist/index.ts";
import { CompareTable } from "./compare-table.tsx";
import type { CompareView } from "./compare-view.ts";
import "./compare-styles.css";

const strings = listPageStrings.compare;

type ComparePartProps = { readonly view: CompareView };

const DIFFERENCES = "differences";

/** State in the URL, so that it can be shared and printed. */
const useDifferencesOnly = (): readonly [boolean, (only: boolean) => void] => {
  const [query, setQuery] = useSearchParams();
  const set = (only: boolean) =>
    setQuery(
      (current) => {
        current.delete(DIFFERENCES);
        if (only) current.set(DIFFERENCES, "1");
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [query.get(DIFFERENCES) === "1", set];
};

type DifferencesProps = ComparePartProps & { readonly only: boolean; readonly set: (only: boolean) => void };

const Differences = ({ view, only, set }: DifferencesProps) => {
  const form = useRef<HTMLFormElement>(null);
  // The toggle is the only field that a visitor can change.
  useEarlyChange(form, () => set(!only));
  return (
    <form ref={form} action={view.action} className="compare-only">
      {view.shared && <input type="hidden" name="ids" value={writeIds(view.ids)} />}
      <Toggle
        name={DIFFERENCES}
        value="1"
        label={strings.differencesOnly}
        defaultChecked={only}
        onChange={(event) => set(event.target.checked)}
      />
      <Button type="submit" size="small" variant="tertiary" label={strings.apply} className="without-script" />
    </form>
  );
};

const Actions = ({ view }: ComparePartProps) => (
  <div className="list-actions no-print">
    {view.shared && <AddAllButton list="compare" ids={view.ids} />}
    {!view.shared && view.ids.length < LISTS.compare.maxIds && (
      <Button variant="tertiary" href={view.stockHref} icon={<PlusIcon />} label={strings.add} />
    )}
    <Share id="partager" page={view.share} variant="tertiary" />
    {!view.shared && (
      <ChangeForm>
        <Button
          {...changeButtonProps({ list: "compare", action: "remove", ids: view.ids })}
          variant="ghost"
          icon={<CloseIcon />}
          label={strings.clear}
        />
      </ChangeForm>
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
  const [only, setOnly] = useDifferencesOnly();
  const comparable = view.ids.length >= MIN_TO_COMPARE;
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
        <Notice title={strings.oneMore.title}>{strings.oneMore.text}</Notice>
      )}
      {groups.length === 0 && <p className="text-soft">{strings.same}</p>}
      <ChangeForm className="compare-form">
        <CompareTable columns={view.columns} groups={groups} removable={!view.shared} />
      </ChangeForm>
      {view.notes.map((note) => (
        <p key={note} className="compare-note">
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
      <header className="list-head">
        <h1>{view.shared ? strings.sharedTitle : strings.title}</h1>
        {view.ids.length >= MIN_TO_COMPARE && <p className="list-count-words">{strings.count(view.ids.length)}</p>}
        {view.shared && <p className="list-intro">{strings.sharedIntro}</p>}
      </header>
      <ListNotices list="compare" notices={view.notices} />
      {view.ids.length === 0 ? <Empty view={view} /> : <Comparison view={view} />}
    </Main>
  );
};
