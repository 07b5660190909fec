import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * Returns the previous value until the current one is painted, so that less important parts render one frame later as a
 * transition.
 */
export const useAfterPaint = <T>(value: T): T => {
  const [deferred, setDeferred] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setDeferred(value))), [value]);
  return deferred;
};
