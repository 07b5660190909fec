import { z } from "zod";
import { MAX_SEARCH_TEXT_LENGTH } from "#domain/vehicles/index.ts";
import { describeProblem } from "./describe-problem.ts";
import { MAX_SUGGESTIONS, suggestionListSchema } from "./suggestions.ts";
import { facetParameters, nearParameters, sortParameter } from "./vehicles/query-parameters.ts";

const listSuggestionsOperation = {
  operationId: "listSuggestions",
  summary: "How words typed into the quick search may go on, with the vehicles that each shows",
  requestParams: {
    query: z.object({
      ...facetParameters(),
      q: z
        .string()
        .max(MAX_SEARCH_TEXT_LENGTH)
        .optional()
        .meta({ description: "What was typed, in French as buyers speak" }),
      ...nearParameters,
      sort: sortParameter,
      limit: z.coerce.number().int().min(1).max(MAX_SUGGESTIONS).optional().meta({ description: "8 when left out" }),
    }),
  },
  responses: {
    "200": {
      description: "Best first, none without vehicles, within the filters that were given",
      content: { "application/json": { schema: suggestionListSchema } },
    },
    "400": describeProblem("limit is out of range, or the query is too long"),
  },
};

/** The suggestions' part of the OpenAPI document. */
export const suggestionPaths = { "/api/v1/suggestions": { get: listSuggestionsOperation } };
