import type { Context } from "hono";

/** A wrong value of a request. */
export type ValueError = {
  /** The value in the body, as a JSON pointer in a URI fragment: "#/fields/email". */
  readonly pointer?: string;
  /** Name of the parameter of the address. */
  readonly parameter?: string;
  readonly detail: string;
};

/** An RFC 9457 problem. `title` is the same for every occurrence, `detail` describes this one. */
export type HttpProblem = {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503 | 500;
  readonly title: string;
  readonly detail?: string;
  /** Machine-readable reason. */
  readonly code?: string;
  readonly errors?: readonly ValueError[];
};

export const problemResponse = (context: Context, { status, title, detail, code, errors }: HttpProblem): Response =>
  context.body(
    JSON.stringify({
      type: "about:blank",
      title,
      status,
      ...(detail ? { detail } : {}),
      ...(code ? { code } : {}),
      ...(errors ? { errors } : {}),
    }),
    status,
    { "Content-Type": "application/problem+json" },
  );

/** A request with wrong values, all of them named. */
export const wrongValues = (errors: readonly ValueError[]): HttpProblem => ({
  status: 400,
  title: "Bad Request",
  detail: errors.map(({ detail }) => detail).join(" "),
  code: "request/values",
  errors,
});
