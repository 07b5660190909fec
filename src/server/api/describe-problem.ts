import { z } from "zod";

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    code: z.string().optional(),
  })
  .meta({ id: "Problem", description: "RFC 9457" });

/** Description of an error response in the OpenAPI document. */
export const describeProblem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});
