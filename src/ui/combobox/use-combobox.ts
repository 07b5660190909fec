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
import { reactionTo, SHUT, type Popup } from "./combobox-keys.ts";
import { fitPopup } from "./popup-room.ts";

const never = () => () => {};

/** False on the server and while the page comes to life, so that both draw the same. */
const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

// Safari tells of the Enter that ends a composition only after its end, by this code.
const belongsToComposition = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

const empty = (field: HTMLInputElement) => {
  field.value = "";
  // React hears of it as of anything typed.
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

type ComboboxInput = {
  readonly id: string;
  /** The options' keys from top to bottom; null as long as nobody knows them. */
  readonly keys: readonly string[] | null;
  readonly onType: (field: HTMLInputElement) => void;
  readonly onChoose: (key: string) => void;
};

/** Opens, moves in and shuts a list of options under a field that keeps the focus. */
export const useCombobox = ({ id, keys, onType, onChoose }: ComboboxInput) => {
  const scripts = useScripts();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Popup>(SHUT);
  const known = keys ?? [];
  const at = wanted.active === null ? -1 : known.indexOf(wanted.active);
  const popup: Popup = { open: wanted.open, active: known[at] ?? null };
  const expanded = popup.open && known.length > 0;
  const optionId = (index: number): string => `${id}-option-${index}`;

  const choose = (key: string) => {
    setWanted(SHUT);
    onChoose(key);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setWanted({ open: event.target.value.trim() !== "", active: null });
    onType(event.target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (belongsToComposition(event)) return;
    const filled = event.currentTarget.value !== "";
    const { popup: next, action, taken } = reactionTo(event, { popup, keys: known, filled });
    if (taken) event.preventDefault();
    setWanted(next);
    if (action === "clear") empty(event.currentTarget);
    if (action === "choose" && popup.active !== null) choose(popup.active);
  };

  useLayoutEffect(() => {
    if (expanded && list.current) fitPopup(list.current);
  }, [expanded, keys]);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);

  const field: InputHTMLAttributes<HTMLInputElement> = scripts
    ? {
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": expanded,
        "aria-controls": `${id}-options`,
        "aria-activedescendant": expanded && at >= 0 ? optionId(at) : undefined,
        autoComplete: "off",
        onChange,
        onKeyDown,
        onBlur: () => setWanted(SHUT),
        onClick: () => setWanted({ ...popup, open: true }),
      }
    : {};
  return { scripts, list, field, expanded, open: popup.open, activeIndex: at, optionId, choose };
};
