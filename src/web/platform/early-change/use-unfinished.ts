import { useRef } from "react";

/**
 * Counts the navigations started by a form. While one is pending, the form ignores pages of earlier choices, which do
 * not reflect the latest one.
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
