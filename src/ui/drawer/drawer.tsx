import { useRef, type ReactNode, type ToggleEvent } from "react";
import { CloseIcon } from "../icons/icons.tsx";

type DrawerProps = {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Sticky below the scrolling content. */
  readonly footer?: ReactNode;
  /** From this breakpoint on the drawer is part of the page. */
  readonly openFrom?: "desk" | "wide";
  readonly onToggle?: (open: boolean) => void;
};

/** Makes all elements outside of a panel inert. Returns a function that restores them. */
const makeOutsideInert = (panel: HTMLElement): (() => void) => {
  const changed: HTMLElement[] = [];
  for (let node = panel; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) {
        sibling.inert = true;
        changed.push(sibling);
      }
    }
  }
  return () => {
    for (const element of changed) element.inert = false;
  };
};

/** Browsers that do not know popovers do not know the selector either: there drawers are part of the page. */
export const isOpenDrawer = (panel: HTMLElement | null | undefined): panel is HTMLElement =>
  panel != null && "hidePopover" in panel && panel.matches(":popover-open");

/** A full-height panel, opened by `popovertarget` without scripts. */
export const Drawer = ({ id, title, closeLabel, children, footer, openFrom, onToggle }: DrawerProps) => {
  const release = useRef<(() => void) | null>(null);
  const onPanelToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    release.current?.();
    release.current = event.newState === "open" ? makeOutsideInert(event.currentTarget) : null;
    onToggle?.(event.newState === "open");
  };
  return (
    <section
      id={id}
      popover=""
      aria-label={title}
      className={openFrom ? `drawer drawer-from-${openFrom}` : "drawer"}
      onToggle={onPanelToggle}
    >
      <div className="drawer-head">
        <p className="text-l strong">{title}</p>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={closeLabel} className="round">
          <CloseIcon />
        </button>
      </div>
      <div className="drawer-body">{children}</div>
      {footer && <div className="drawer-foot">{footer}</div>}
    </section>
  );
};
