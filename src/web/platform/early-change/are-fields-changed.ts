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
