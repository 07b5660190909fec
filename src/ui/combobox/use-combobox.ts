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
import { reactToKey, CLOSED_POPUP, type Popup } from "./combobox-keys.ts";
import { fitPopup } from "./fit-popup.ts";

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
