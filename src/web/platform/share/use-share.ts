import { useRef, useState, useSyncExternalStore } from "react";

export type CopyState = "idle" | "copied" | "failed";

const COPIED_FOR_MS = 4_000;

const subscribeNever = () => () => undefined;
const canShare = (): boolean => typeof navigator.share === "function";

/** Absolute URL and title of the page to share. */
export type SharedPage = { readonly url: string; readonly title: string };

// Mail clients and messengers require `%20`; URLSearchParams writes `+`.
const encode = encodeURIComponent;

/** mailto link without a recipient. */
export const mailHref = ({ url, title }: SharedPage): string =>
  `mailto:?subject=${encode(title)}&body=${encode(`${title}\n${url}`)}`;

/** Opens the application if it is installed. */
export const whatsAppHref = ({ url, title }: SharedPage): string => `https://wa.me/?text=${encode(`${title} ${url}`)}`;

/** Clipboard and native share sheet, where the browser supports them. */
export const useShare = ({ url, title }: SharedPage) => {
  const [copy, setCopy] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasSheet = useSyncExternalStore(subscribeNever, canShare, () => false);
  const copyLink = async (): Promise<void> => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(url);
      setCopy("copied");
      timer.current = setTimeout(() => setCopy("idle"), COPIED_FOR_MS);
    } catch {
      // No permission or no secure context: the URL is displayed for manual copying.
      setCopy("failed");
    }
  };
  const openSheet = (): void => {
    // Closing the share sheet rejects the promise.
    navigator.share({ url, title }).catch(() => undefined);
  };
  return { copy, copyLink, hasSheet, openSheet };
};
