import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
};
