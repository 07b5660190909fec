import { useEffect, useState } from "react";

/** Whether something goes on for so long that it is worth saying; what is over at once is not. */
export const useLasting = (goesOn: boolean, afterMs: number): boolean => {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(() => setLasting(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [goesOn, afterMs]);
  return goesOn && lasting;
};
