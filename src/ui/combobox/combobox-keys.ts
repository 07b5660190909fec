/** The popup beside a field: shut, or open with the option that Enter would choose (null: none, the field itself). */
export type Popup = { readonly open: boolean; readonly active: string | null };

export const SHUT: Popup = { open: false, active: null };

type Pressed = { readonly key: string; readonly altKey: boolean };

type Around = {
  readonly popup: Popup;
  /** The options' keys from top to bottom. */
  readonly keys: readonly string[];
  /** Whether something stands in the field. */
  readonly filled: boolean;
};

export type Reaction = {
  readonly popup: Popup;
  /** Beyond moving: the active option is chosen, or the field emptied. */
  readonly action?: "choose" | "clear";
  /** The key is used up: the browser and the form do nothing with it. */
  readonly taken: boolean;
};

/** The next option, round and round. */
const neighbour = (keys: readonly string[], active: string | null, by: 1 | -1): string | null => {
  const outside = by === 1 ? -1 : keys.length;
  const at = active === null ? outside : keys.indexOf(active);
  return keys.at((at + by) % keys.length) ?? null;
};

const arrow = ({ popup, keys }: Around, by: 1 | -1, altKey: boolean): Reaction => {
  if (altKey) return { popup: { open: by === 1, active: null }, taken: true };
  if (keys.length === 0) return { popup, taken: false };
  return { popup: { open: true, active: neighbour(keys, popup.open ? popup.active : null, by) }, taken: true };
};

const escape = ({ popup, keys, filled }: Around): Reaction => {
  if (popup.open && keys.length > 0) return { popup: SHUT, taken: true };
  return filled ? { popup: SHUT, action: "clear", taken: true } : { popup: SHUT, taken: false };
};

/**
 * What a key does in an editable combobox whose options are chosen by hand, after the ARIA Authoring Practices:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const reactionTo = ({ key, altKey }: Pressed, around: Around): Reaction => {
  const { popup } = around;
  switch (key) {
    case "ArrowDown":
      return arrow(around, 1, altKey);
    case "ArrowUp":
      return arrow(around, -1, altKey);
    case "Escape":
      return escape(around);
    case "Enter":
      return popup.open && popup.active !== null
        ? { popup: SHUT, action: "choose", taken: true }
        : { popup: SHUT, taken: false };
    case "Tab":
      return { popup: SHUT, taken: false };
    case "Home":
    case "End":
    case "ArrowLeft":
    case "ArrowRight":
      // The caret moves, and with it the attention goes back to the field.
      return { popup: { ...popup, active: null }, taken: false };
    default:
      return { popup, taken: false };
  }
};
