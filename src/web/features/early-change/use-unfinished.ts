import { useRef } from "react";

/**
 * Navigations that the choices of a form have begun. A page of an earlier choice that comes while one has not ended does not know the
 * later choice: the form does not follow it.
 */
export const useUnfinished = () => {
  const count = useRef(0);
  return {
    track: (navigation: Promise<void> | void): void => {
      count.current += 1;
      const end = (): void => {
        count.current -= 1;
      };
      void Promise.resolve(navigation).then(end, end);
    },
    isUnfinished: (): boolean => count.current > 0,
  };
};
