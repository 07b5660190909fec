import { useRef, type ReactNode, type ToggleEvent } from "react";
import { CloseIcon } from "../icons/icons.tsx";
import { inertAround } from "./inert-around.ts";

type DrawerProps = {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays at the thumb while the rest scrolls. */
  readonly foot?: ReactNode;
  /** From this width on it stands open as a part of the page. */
  readonly openFrom?: "desk" | "wide";
  readonly onToggle?: (open: boolean) => void;
};

/** A panel of full height. The browser opens it by `popovertarget`, so it works before and without scripts. */
export const Drawer = ({ id, title, closeLabel, children, foot, openFrom, onToggle }: DrawerProps) => {
  const release = useRef<(() => void) | null>(null);
  const toggled = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    release.current?.();
    release.current = event.newState === "open" ? inertAround(event.currentTarget) : null;
    onToggle?.(event.newState === "open");
  };
  return (
    <section
      id={id}
      popover="auto"
      aria-label={title}
      className={openFrom ? `drawer drawer-from-${openFrom}` : "drawer"}
      onToggle={toggled}
    >
      <div className="drawer-head">
        <p className="text-l font-semibold">{title}</p>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={closeLabel} className="round">
          <CloseIcon />
        </button>
      </div>
      <div className="drawer-body">{children}</div>
      {foot && <div className="drawer-foot">{foot}</div>}
    </section>
  );
};
