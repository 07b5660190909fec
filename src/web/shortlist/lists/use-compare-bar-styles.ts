import { useEffect, useState } from "react";

const ignore = (): void => undefined;

/**
 * True when the styles of the bar are loaded, which only visitors with a comparison need. Without them the bar is not
 * rendered; the header links to the comparison.
 */
export const useCompareBarStyles = (isNeeded: boolean): boolean => {
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    if (isNeeded) void import("./compare-bar-styles.css").then(() => setStyled(true), ignore);
  }, [isNeeded]);
  return isStyled;
};
