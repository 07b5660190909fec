import { useEffect, useRef, useState, type FormEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { formSearch, isOutOfStep, isSameChoice, isTouched, showAgain } from "./form-search.ts";
import type { StockPageView } from "./stock-view.ts";
import { useChanges } from "./use-changes.ts";
import type { Draft } from "./use-draft.ts";

/** What the page shows, and whether all of it is the answer to its address already. */
type Shown = { readonly view: StockPageView; readonly settled: boolean; readonly failed: boolean };

const panelOf = (form: HTMLFormElement | null): HTMLElement | null =>
  form?.closest<HTMLElement>("[popover]:popover-open") ?? null;

/** Goes to another choice of filters on the page that is open. */
const useGo = (action: string) => {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const pending = navigation.state === "loading" && navigation.location.pathname === action;
  // What was asked a moment ago is not shown as pending yet.
  const underWay = useRef(pending);
  useEffect(() => {
    underWay.current = pending;
  });
  return {
    pending,
    isUnderWay: () => underWay.current,
    go: (search: string, replace: boolean) => {
      underWay.current = true;
      void navigate({ search: search && `?${search}` }, { replace, preventScrollReset: true });
    },
  };
};

/**
 * A plain GET form that answers in place once scripts run. Every change is a step of the history, one for all that is
 * typed into a field. In the open drawer a change is a draft: it is counted, and applied by the button alone.
 */
export const useStockForm = ({ view, settled, failed }: Shown, draft: Draft) => {
  const form = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState(0);
  const applied = useRef(false);
  const { pending, isUnderWay, go } = useGo(view.action);

  const choice = (q?: string): string => {
    if (!form.current) return view.search;
    const data = new FormData(form.current);
    if (q !== undefined) data.set("q", q);
    return formSearch(data, view.usualSort);
  };
  const apply = (replace = false) => {
    changes.stop();
    const search = choice();
    const same = isSameChoice(search, view.search);
    // A step that has not arrived yet cannot be replaced: the one before it would be.
    if (!same || isUnderWay() || failed) go(search, same || (replace && !isUnderWay()));
  };
  const act = (goesOn: boolean) => {
    // Words that were not sent are no part of a draft.
    if (panelOf(form.current)) draft.ask(choice(view.q));
    else apply(goesOn);
  };
  const changes = useChanges(form, act);

  const early = useRef(true);
  useEffect(() => {
    if (!form.current || changes.isWaiting() || isUnderWay() || failed || !settled) return;
    const answerNow = early.current && isTouched(form.current);
    early.current = false;
    if (answerNow) return act(true);
    showAgain(form.current, view);
    if (isOutOfStep(form.current, view.facets)) setRound(round + 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was chosen is read when the page has changed
  }, [view, pending, failed, settled]);

  return {
    form,
    /** Another number: the filters begin anew, from what the page shows. */
    round,
    pending,
    onChange: changes.onChange,
    onPointerDown: changes.onPointerDown,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply();
      applied.current = true;
      panelOf(form.current)?.hidePopover();
    },
    onDrawer: (open: boolean) => {
      const isDropped = !open && !applied.current;
      applied.current = false;
      if (!isDropped) return;
      changes.stop();
      draft.drop();
      setRound(round + 1);
    },
    /** Asks again for the address that is open. */
    retry: () => go(globalThis.location.search.slice(1), true),
  };
};

export type StockForm = ReturnType<typeof useStockForm>;
