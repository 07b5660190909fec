export const similarStrings = {
  title: "Dans le même esprit",
  /** Heading on the page of a sold vehicle. */
  instead: "Ils lui ressemblent",
  /** Link to the page of a sold or reserved vehicle. */
  page: "Voir sa page",
} as const;
