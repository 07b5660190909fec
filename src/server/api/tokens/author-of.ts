/** Who did what a program reports: it may name the person; its own name stays beside it. */
export const authorOf = (token: string, person: string | undefined): string =>
  person === undefined ? token : `${person} (${token})`;
