import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
} from "react";

const subscribeNever = () => () => {};

/** False on the server and during hydration, so that both render the same markup. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

// Safari emits the Enter that ends a composition after its end, with key code 229.
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

const clearField = (field: HTMLInputElement) => {
  field.value = "";
  // Makes React emit onChange.
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

type ComboboxInput = {
  readonly id: string;
  /** Option keys in display order; null until loaded. */
  readonly keys: readonly string[] | null;
  readonly onType: (field: HTMLInputElement) => void;
  readonly onChoose: (key: string) => void;
  readonly onLeave?: ((field: HTMLInputElement) => void) | undefined;
};

const GAP_PX = 12;

/** Limits a popup to the visual viewport below it, which excludes an on-screen keyboard, and scrolls it into view. */
const fitPopup = (popup: HTMLElement): void => {
  const screen = globalThis.visualViewport;
  const bottom = screen ? screen.offsetTop + screen.height : innerHeight;
  const height = Math.floor(bottom - popup.getBoundingClientRect().top - GAP_PX);
  popup.style.setProperty("--room", `${height}px`);
  popup.scrollIntoView({ block: "nearest" });
};

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

type KeyReaction = {
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

/** State and handlers of a list of options below a field that keeps the focus. */
export const useCombobox = ({ id, keys, onType, onChoose, onLeave }: ComboboxInput) => {
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const [popupState, setPopupState] = useState<Popup>(CLOSED_POPUP);
  const optionKeys = keys ?? [];
  const activeIndex = popupState.active === null ? -1 : optionKeys.indexOf(popupState.active);
  const popup: Popup = { open: popupState.open, active: optionKeys[activeIndex] ?? null };
  const expanded = popup.open && optionKeys.length > 0;
  const optionId = (index: number): string => `${id}-option-${index}`;

  const choose = (key: string) => {
    setPopupState(CLOSED_POPUP);
    onChoose(key);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setPopupState({ open: event.target.value.trim() !== "", active: null });
    onType(event.target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const hasText = event.currentTarget.value !== "";
    const { popup: next, action, handled } = reactToKey(event, { popup, keys: optionKeys, hasText });
    if (handled) event.preventDefault();
    setPopupState(next);
    if (action === "clear") clearField(event.currentTarget);
    if (action === "choose" && popup.active !== null) choose(popup.active);
  };

  useLayoutEffect(() => {
    if (expanded && list.current) fitPopup(list.current);
  }, [expanded, keys]);
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: "nearest" });
  }, [activeIndex]);

  const field: InputHTMLAttributes<HTMLInputElement> = hydrated
    ? {
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": expanded,
        "aria-controls": `${id}-options`,
        "aria-activedescendant": expanded && activeIndex >= 0 ? optionId(activeIndex) : undefined,
        autoComplete: "off",
        // The options take the place of a list for visitors without scripts.
        list: undefined,
        onChange,
        onKeyDown,
        onBlur: ({ currentTarget }) => {
          setPopupState(CLOSED_POPUP);
          onLeave?.(currentTarget);
        },
        onClick: () => setPopupState({ ...popup, open: true }),
      }
    : {};
  return { hydrated, list, field, expanded, open: popup.open, activeIndex, optionId, choose };
};
