/** State of the list. `active` is the option that Enter selects; null if the field itself is active. */
export type Popup = { readonly open: boolean; readonly active: string | null };

export const CLOSED_POPUP: Popup = { open: false, active: null };

type KeyPress = { readonly key: string; readonly altKey: boolean };

type ComboboxState = {
  readonly popup: Popup;
  /** Option keys in display order. */
  readonly keys: readonly string[];
  readonly hasText: boolean;
};

export type KeyReaction = {
  readonly popup: Popup;
  /** Selects the active option or clears the field. */
  readonly action?: "choose" | "clear";
  /** The default action of the key must be prevented. */
  readonly handled: boolean;
};

/** The next option; wraps around. */
const neighbourKey = (keys: readonly string[], active: string | null, by: 1 | -1): string | null => {
  const outside = by === 1 ? -1 : keys.length;
  const index = active === null ? outside : keys.indexOf(active);
  return keys.at((index + by) % keys.length) ?? null;
};

const reactToArrow = ({ popup, keys }: ComboboxState, by: 1 | -1, altKey: boolean): KeyReaction => {
  if (altKey) return { popup: { open: by === 1, active: null }, handled: true };
  if (keys.length === 0) return { popup, handled: false };
  return { popup: { open: true, active: neighbourKey(keys, popup.open ? popup.active : null, by) }, handled: true };
};

const reactToEscape = ({ popup, keys, hasText }: ComboboxState): KeyReaction => {
  if (popup.open && keys.length > 0) return { popup: CLOSED_POPUP, handled: true };
  return hasText ? { popup: CLOSED_POPUP, action: "clear", handled: true } : { popup: CLOSED_POPUP, handled: false };
};

/**
 * Keyboard behaviour of an editable combobox with manual selection. Source:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const reactToKey = ({ key, altKey }: KeyPress, state: ComboboxState): KeyReaction => {
  const { popup } = state;
  switch (key) {
    case "ArrowDown":
      return reactToArrow(state, 1, altKey);
    case "ArrowUp":
      return reactToArrow(state, -1, altKey);
    case "Escape":
      return reactToEscape(state);
    case "Enter":
      return popup.open && popup.active !== null
        ? { popup: CLOSED_POPUP, action: "choose", handled: true }
        : { popup: CLOSED_POPUP, handled: false };
    case "Tab":
      return { popup: CLOSED_POPUP, handled: false };
    case "Home":
    case "End":
    case "ArrowLeft":
    case "ArrowRight":
      // The caret moves in the field, so no option is active.
      return { popup: { ...popup, active: null }, handled: false };
    default:
      return { popup, handled: false };
  }
};
