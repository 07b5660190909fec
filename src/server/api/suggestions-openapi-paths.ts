import { wrongParameters } from "./describe-problem.ts";
import { suggestionListSchema } from "./suggestions.ts";
import { suggestionParameters } from "./vehicles/query-parameters.ts";

const listSuggestionsOperation = {
  operationId: "listSuggestions",
  summary: "How words typed into the quick search may go on, with the vehicles that each shows",
  requestParams: {
    query: suggestionParameters,
  },
  responses: {
    "200": {
      description: "Best first, none without vehicles, within the filters that were given",
      content: { "application/json": { schema: suggestionListSchema } },
    },
    "400": wrongParameters,
  },
};

/** The suggestions' part of the OpenAPI document. */
export const suggestionPaths = { "/api/v1/suggestions": { get: listSuggestionsOperation } };
