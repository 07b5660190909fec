import { createValidationError, type ErrorStatus, pageErrorResponse } from "./page-error.ts";

type RouteArgs = { readonly url: URL };

/** `true`: the page exists. An object overrides status and message of the error; anything else is a 404. */
type Validation = boolean | null | { readonly status?: ErrorStatus; readonly message?: string };

/**
 * Wraps a loader with the route's validation. Unless it returns `true`, the loader does not run and the error page is
 * displayed: 404 with "Page Not Found: {path}", or the status and message of the result.
 */
export const validated =
  <Args extends RouteArgs, Data>(
    validate: (args: Args) => Validation | Promise<Validation>,
    load: (args: Args) => Data | Promise<Data>,
  ): ((args: Args) => Promise<Data>) =>
  async (args) => {
    const error = createValidationError(await validate(args), args.url.pathname);
    if (error !== null) throw pageErrorResponse(error);
    return load(args);
  };
