import { useState, type ComponentType } from "react";
import type { FullScreenProps } from "./full-screen.tsx";

/** The full screen is fetched when somebody turns to the pictures, and mounted while it is open. */
export const useFullScreen = () => {
  const [FullScreen, setFullScreen] = useState<ComponentType<FullScreenProps> | null>(null);
  const [open, setOpen] = useState(false);
  const fetchIt = async (): Promise<void> => {
    const module = await import("./full-screen.tsx");
    setFullScreen(() => module.FullScreen);
  };
  return {
    FullScreen: open ? FullScreen : null,
    fetchIt,
    enter: () => {
      setOpen(true);
      void fetchIt();
    },
    leave: () => setOpen(false),
  };
};
