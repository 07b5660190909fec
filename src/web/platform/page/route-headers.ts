import type { HeadersArgs } from "react-router";

/** The `headers` of a route with an action, such as `Retry-After`: the action's override those of the loader. */
export const routeHeaders = ({ actionHeaders, loaderHeaders }: HeadersArgs): Record<string, string> => ({
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(actionHeaders),
});
