import { z } from "zod";
import { describeProblem, wrongParameters } from "../describe-problem.ts";
import { leaseOfferDetailSchema, leaseOfferListParameters, leaseOfferListSchema } from "./schema.ts";
import { leaseTermsParameters } from "../vehicles/lease-schema.ts";

/** The lease offers' part of the OpenAPI document. */
export const leaseOfferPaths = {
  "/api/v1/lease-offers": {
    get: {
      operationId: "listLeaseOffers",
      summary: "The lease offers that are published today, filtered and calculated as the overview does",
      requestParams: { query: leaseOfferListParameters },
      responses: {
        "200": { description: "The offers", content: { "application/json": { schema: leaseOfferListSchema } } },
        "400": wrongParameters,
      },
    },
  },
  "/api/v1/lease-offers/{slug}": {
    get: {
      operationId: "getLeaseOffer",
      summary: "One lease offer at its advertised terms or others, with the grid of its page",
      requestParams: { path: z.object({ slug: z.string() }), query: leaseTermsParameters },
      responses: {
        "200": { description: "The offer", content: { "application/json": { schema: leaseOfferDetailSchema } } },
        "400": wrongParameters,
        "404": describeProblem("There is no such offer, or it is not published today"),
        "422": describeProblem("Not calculable at these terms; `code` says why"),
      },
    },
  },
};
