import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { NavigationType, useNavigationType } from "react-router";

const subscribe = (): (() => void) => () => undefined;

/**
 * False in the first frame of a page that the router opens, so that what is below the screen is rendered after it. True
 * in a document, whose markup is there, and in a step back, which may lead below the first screen.
 */
export const useIsPainted = (): boolean => {
  const isDocument = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const isBack = useNavigationType() === NavigationType.Pop;
  const [isPainted, setPainted] = useState(isDocument || isBack);
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
