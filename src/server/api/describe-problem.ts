import { z } from "zod";

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    code: z.string().optional().meta({ description: "Machine-readable reason" }),
    errors: z
      .array(
        z.object({
          pointer: z.string().optional().meta({ description: "The value in the body: #/fields/email" }),
          parameter: z.string().optional().meta({ description: "Name of the parameter of the address" }),
          detail: z.string(),
        }),
      )
      .optional()
      .meta({ description: "Every wrong value of the request" }),
  })
  .meta({ id: "Problem", description: "RFC 9457" });

/** Description of an error response in the OpenAPI document. */
export const describeProblem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

/** The answer to a malformed value in the address. */
export const wrongParameters = describeProblem("Invalid parameters, listed in `errors`");
