/** Runs in the page: pictures much wider than their `sizes` say, for which the browser chooses a file that is too small. */
export const findSmallPictures = (): readonly string[] => {
  /** A studio picture is enlarged in its frame, by at most 1.26. */
  const MAX_ENLARGED = 1.3;
  const lengthOf = (text: string): number => {
    const [, number = "0", unit] = text.match(/^([\d.]+)(vw|px)$/) ?? [];
    return Number(number) * (unit === "vw" ? innerWidth / 100 : 1);
  };
  const claimed = (sizes: string): number => {
    for (const entry of sizes.split(",")) {
      const [, condition, length = ""] = entry.trim().match(/^(\(.*\))?\s*([\d.]+(?:vw|px))$/) ?? [];
      if (condition === undefined || matchMedia(condition).matches) return lengthOf(length);
    }
    return 0;
  };
  return [...document.querySelectorAll<HTMLImageElement>("main img[srcset][sizes]")].flatMap((image) => {
    const { width } = image.getBoundingClientRect();
    const size = claimed(image.sizes);
    if (width <= size * MAX_ENLARGED) return [];
    return [`${Math.round(width)} px wide, "${image.sizes}" says ${Math.round(size)}: ${image.src}`];
  });
};
