import { wrongParameters } from "./describe-problem.ts";
import { suggestionListSchema } from "./suggestions.ts";
import { suggestionParameters } from "./vehicles/query-parameters.ts";

const listSuggestionsOperation = {
  operationId: "listSuggestions",
  summary: "Suggestions for a text typed into the quick search, with the number of vehicles of each",
  requestParams: {
    query: suggestionParameters,
  },
  responses: {
    "200": {
      description: "Best first; only suggestions with vehicles, within the given filters",
      content: { "application/json": { schema: suggestionListSchema } },
    },
    "400": wrongParameters,
  },
};

/** The suggestions' part of the OpenAPI document. */
export const suggestionPaths = { "/api/v1/suggestions": { get: listSuggestionsOperation } };
