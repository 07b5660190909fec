import { startTransition, useEffect, useState } from "react";

/**
 * Returns the previous value until the current one is painted, so that less important parts render one frame later as a
 * transition.
 */
export const useAfterPaint = <T>(value: T): T => {
  const [deferred, setDeferred] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDeferred(value)), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return deferred;
};
