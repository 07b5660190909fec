/** For a page whose parts other pages test on every screen: the narrowest one. */
export const SMALL_PHONE = [
  [320, "light"],
  [320, "dark"],
] as const;
