import { startTransition, useEffect, useState } from "react";

/**
 * The value as it was before, until what shows it at once is on the screen: the part of a page that is not looked at
 * first follows a frame later, in small steps.
 */
export const useAfterPaint = <T>(value: T): T => {
  const [later, setLater] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLater(value)), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return later;
};
