import { useEffect, useRef, type FormEvent } from "react";
import { useNavigate, useNavigation } from "react-router";

const TYPING_MS = 350;

/** What a form says, without what it leaves open and without the sort that is the usual one. */
export const formSearch = (data: FormData, usualSort: string): string => {
  const params = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value !== "string" || value.trim() === "") continue;
    if (name !== "sort" || value !== usualSort) params.append(name, value.trim());
  }
  return params.toString();
};

const isTyped = (element: Element | null): boolean =>
  element instanceof HTMLInputElement && element.type !== "checkbox" && element.type !== "radio";

/** Puts a form back to what the page shows, except for the field somebody is typing in. */
const showAgain = (form: HTMLFormElement, view: { readonly sort: string; readonly q: string }) => {
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement && element.name === "sort") element.value = view.sort;
    if (!(element instanceof HTMLInputElement) || element === document.activeElement) continue;
    if (element.type === "checkbox") element.checked = element.defaultChecked;
    if (element.name === "q") element.value = view.q;
  }
};

/** Whether somebody chose something before the page's scripts were there to hear of it. */
const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) return [...element.options].some((o) => o.selected !== o.defaultSelected);
    if (!(element instanceof HTMLInputElement)) return false;
    return element.type === "checkbox"
      ? element.checked !== element.defaultChecked
      : element.value !== element.defaultValue;
  });

type Shown = { readonly search: string; readonly sort: string; readonly usualSort: string; readonly q: string };

/** A plain GET form that answers in place once scripts run: at once for a click, after a pause for typing. */
export const useStockForm = (shown: Shown) => {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();

  const stopWaiting = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const submit = () => {
    stopWaiting();
    if (!form.current) return;
    const search = formSearch(new FormData(form.current), shown.usualSort);
    void navigate({ search: search && `?${search}` }, { replace: true, preventScrollReset: true });
  };
  const onChange = (event: FormEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.name === "q") return;
    stopWaiting();
    timer.current = setTimeout(submit, isTyped(event.target as Element) ? TYPING_MS : 0);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };

  const { search, sort, q } = shown;
  const early = useRef(true);
  useEffect(() => {
    if (!form.current || timer.current !== null) return;
    const answerNow = early.current && isTouched(form.current);
    early.current = false;
    if (answerNow) timer.current = setTimeout(submit, 0);
    else showAgain(form.current, { sort, q });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `submit` reads the form as it is when it is called
  }, [search, sort, q]);
  useEffect(() => stopWaiting, []);

  const pending = navigation.state === "loading" && navigation.location.pathname === globalThis.location?.pathname;
  return { form, onChange, onSubmit, submit, pending };
};

export type StockForm = ReturnType<typeof useStockForm>;
