import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const isSelectChanged = ({ options, selectedIndex }: HTMLSelectElement): boolean => {
  const all = [...options];
  const hasDefault = all.some(({ defaultSelected }) => defaultSelected);
  return hasDefault ? all.some((option) => option.selected !== option.defaultSelected) : selectedIndex > 0;
};

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) return isSelectChanged(field);
  if (!(field instanceof HTMLInputElement)) return false;
  return field.type === "checkbox" || field.type === "radio"
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
};

/** True if a field of the form or fieldset differs from the server-rendered value. */
export const areFieldsChanged = (container: HTMLElement): boolean =>
  [...(container instanceof HTMLFormElement ? container.elements : container.querySelectorAll("input, select"))].some(
    isChanged,
  );

/**
 * Applies changes made before hydration, which fire no React event, and values the browser restores on back navigation.
 * Runs once.
 */
export const useEarlyChange = <Element extends HTMLElement>(
  container: RefObject<Element | null>,
  apply: (container: Element) => void,
): void => {
  useEffect(() => {
    if (container.current && areFieldsChanged(container.current)) apply(container.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only after the page has loaded
  }, []);
};

/**
 * Values of selects that apply each choice at once. They follow the page (for back navigation) and keep the focus. A
 * choice made before hydration is applied first. Only a page with other values sets them, for React may render the old
 * page once more after a choice; and while `isUnderWay` returns true, a new page does not overwrite a pending choice.
 */
export const useSelectValues = (
  form: RefObject<HTMLFormElement | null>,
  values: readonly { readonly name: string; readonly value: string }[],
  apply: (form: HTMLFormElement) => void,
  isUnderWay: () => boolean = () => false,
): void => {
  useEarlyChange(form, apply);
  const isFirstRun = useRef(true);
  const shown = values.map(({ value }) => value).join("\n");
  // Layout effect: a passive effect could overwrite a choice whose event is pending.
  useLayoutEffect(() => {
    if (isFirstRun.current) {
      isFirstRun.current = false;
      return;
    }
    if (isUnderWay()) return;
    for (const { name, value } of values) {
      const select = form.current?.elements.namedItem(name);
      if (select instanceof HTMLSelectElement) select.value = value;
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form follows the page
  }, [form, shown]);
};

/**
 * Counts the navigations started by a form. While one is pending, the form ignores pages of earlier choices, which do
 * not reflect the latest one.
 */
export const useUnfinished = () => {
  const count = useRef(0);
  return {
    track: (navigation: Promise<void> | void): void => {
      count.current += 1;
      const end = (): void => {
        count.current -= 1;
      };
      void Promise.resolve(navigation).then(end, end);
    },
    isUnfinished: (): boolean => count.current > 0,
  };
};
