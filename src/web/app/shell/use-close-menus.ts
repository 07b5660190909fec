import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

const closeAll = (root: HTMLElement, except?: Node) => {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (!except || !menu.contains(except)) menu.open = false;
  }
};

/** Closes menus on Escape, on a click outside and after navigation; the browser opens them. */
export const useCloseMenus = (drawerId: string) => {
  const root = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const onClick = (event: MouseEvent) => root.current && closeAll(root.current, event.target as Node);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !root.current) return;
      const menu = root.current.querySelector("details[open]");
      if (menu?.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      closeAll(root.current);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  useEffect(() => {
    if (root.current) closeAll(root.current);
    const drawer = document.getElementById(drawerId);
    if (drawer?.matches(":popover-open")) drawer.hidePopover();
  }, [key, drawerId]);
  return root;
};
