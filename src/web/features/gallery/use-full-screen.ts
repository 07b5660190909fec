import { useState, type ComponentType } from "react";
import type { FullScreenProps } from "./full-screen.tsx";

/** Loads the full-screen view on demand and mounts it while it is open. */
export const useFullScreen = () => {
  const [FullScreen, setFullScreen] = useState<ComponentType<FullScreenProps> | null>(null);
  const [open, setOpen] = useState(false);
  const prefetch = async (): Promise<void> => {
    const module = await import("./full-screen.tsx");
    setFullScreen(() => module.FullScreen);
  };
  return {
    FullScreen: open ? FullScreen : null,
    prefetch,
    enter: () => {
      setOpen(true);
      void prefetch();
    },
    leave: () => setOpen(false),
  };
};
