import type { HeadersArgs } from "react-router";

/** Headers of a page behind a signed link in an email: the action's override those of the loader. */
export const linkHeaders = ({ actionHeaders, loaderHeaders }: HeadersArgs): Record<string, string> => ({
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(actionHeaders),
});
