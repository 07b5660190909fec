import { useState, type ComponentType } from "react";
import { useLazyScript } from "../../platform/lazy-script/index.ts";
import type { FullScreenProps } from "./full-screen.tsx";

const loadFullScreen = () => import("./full-screen.tsx");

/** Loads the full-screen view on demand and mounts it while it is open. */
export const useFullScreen = () => {
  const [FullScreen, setFullScreen] = useState<ComponentType<FullScreenProps> | null>(null);
  const [open, setOpen] = useState(false);
  const { hasFailed, prefetch, run } = useLazyScript();
  return {
    FullScreen: open ? FullScreen : null,
    /** True if the view failed to load when the visitor opened it. */
    hasFailed,
    prefetch: () => prefetch(loadFullScreen),
    enter: () => {
      setOpen(true);
      void run(
        loadFullScreen,
        (module) => setFullScreen(() => module.FullScreen),
        () => setOpen(false),
      );
    },
    leave: () => setOpen(false),
  };
};
