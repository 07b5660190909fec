import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { afterPaint } from "./after-paint.ts";

const subscribe = (): (() => void) => () => undefined;

/**
 * False in the first frame of a page that the router opens, so that what is below the screen is rendered after it. True
 * in a document, whose markup is there, and where the visitor goes below the first screen: a step back, an anchor.
 */
export const useIsPainted = (): boolean => {
  const isDocument = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const isBack = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const [isPainted, setPainted] = useState(isDocument || isBack || hash !== "");
  useEffect(() => {
    if (isPainted) return;
    return afterPaint(() => startTransition(() => setPainted(true)));
  }, [isPainted]);
  return isPainted;
};
