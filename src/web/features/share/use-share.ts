import { useRef, useState, useSyncExternalStore } from "react";
import type { Shared } from "./share-links.ts";

export type CopyState = "idle" | "copied" | "failed";

const COPIED_FOR_MS = 4_000;

const never = () => () => undefined;
const canShare = (): boolean => typeof navigator.share === "function";

/** Copying and the device's own way of sharing, where the browser has them. */
export const useShare = ({ url, title }: Shared) => {
  const [copy, setCopy] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasSheet = useSyncExternalStore(never, canShare, () => false);
  const copyLink = async (): Promise<void> => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(url);
      setCopy("copied");
      timer.current = setTimeout(() => setCopy("idle"), COPIED_FOR_MS);
    } catch {
      // No permission, or a page that is not served securely: the address is shown to be copied by hand.
      setCopy("failed");
    }
  };
  const openSheet = (): void => {
    // Closing the sheet rejects; nothing is to be done about it.
    navigator.share({ url, title }).catch(() => undefined);
  };
  return { copy, copyLink, hasSheet, openSheet };
};
