const problem = (status: number, title: string, rest: object = {}): object => ({
  type: "about:blank",
  title,
  status,
  ...rest,
});

/** The body of a problem, by its status. */
export const PROBLEM_EXAMPLES: Readonly<Record<string, object>> = {
  "400": problem(400, "Bad Request", {
    detail: "perPage must be a whole number from 1 to 100.",
    code: "request/values",
    errors: [{ parameter: "perPage", detail: "perPage must be a whole number from 1 to 100." }],
  }),
  "401": problem(401, "Unauthorized", {
    detail: "The token is unknown, expired or revoked.",
    code: "token/invalid",
  }),
  "403": problem(403, "Forbidden", { detail: "The token lacks the scope leads:write.", code: "token/scope" }),
  "404": problem(404, "Not Found", { detail: "There is no vehicle 12 on sale." }),
  "409": problem(409, "Conflict", {
    detail: "This number or key belongs to a lead with other content.",
    code: "lead/conflict",
  }),
  "413": problem(413, "Content Too Large", { detail: "A body has at most 65536 bytes." }),
  "415": problem(415, "Unsupported Media Type", { detail: "Send the body as application/json." }),
  "422": problem(422, "Lease Not Calculable", {
    detail: "The deposit is above the highest one.",
    code: "lease/deposit-above-limit",
  }),
  "429": problem(429, "Too Many Requests", {
    detail: "At most 20 requests a second with one token.",
    code: "token/rate",
  }),
  "503": problem(503, "Service Unavailable", {
    detail: "Send the same lead again: it is saved once.",
    code: "lead/unavailable",
  }),
};
