import { createValidationError } from "./create-page-error.ts";
import { pageErrorResponse } from "./page-error.ts";

type RouteArgs = { readonly url: URL };

/** `true`: the page exists. An object overrides status and message of the error; anything else is a 404. */
type Validation = boolean | null | { readonly status?: number; readonly message?: string };

/**
 * A loader with the route's validation step in front of it. Unless the step returns `true`, the loader does not run and
 * the error page is shown: 404 with "Page Not Found: {path}", or with the status and message of the result.
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
