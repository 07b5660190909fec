import { API_SCOPE_NAMES, API_SCOPES, type ApiScope } from "#domain/api-tokens/index.ts";
import { describeProblem } from "../describe-problem.ts";

/** Name of the security scheme in the OpenAPI document. */
const SCHEME = "token";

const SCOPE_LIST = API_SCOPE_NAMES.map((scope) => `\`${scope}\` (${API_SCOPES[scope]})`).join(", ");

export const securitySchemes = {
  [SCHEME]: {
    type: "http",
    scheme: "bearer",
    description: `A token of \`./vitrine token create\`. Its scopes: ${SCOPE_LIST}. An operation names the one it needs.`,
  },
} as const;

/** Responses of every operation that needs a token. */
const tokenProblems = {
  "401": describeProblem("The token is missing, unknown, expired or revoked"),
  "429": describeProblem("Too many requests with this token; repeat after `Retry-After` seconds"),
};

/** What an operation needs: an active token, or one with a scope. */
export const describeToken = (scope: ApiScope | null) => ({
  security: [{ [SCHEME]: scope === null ? [] : [scope] }],
  problems:
    scope === null
      ? tokenProblems
      : { ...tokenProblems, "403": describeProblem(`The token lacks the scope \`${scope}\``) },
});
