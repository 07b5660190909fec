export const similarStrings = {
  title: "Dans le même esprit",
  /** Heading on the page of a sold vehicle. */
  instead: "Ils lui ressemblent",
} as const;
