import type { LeadService, LeadSubmission } from "#application/leads/index.ts";
import { type FormResponse, respondWithForm } from "./form-response.server.ts";
import { readPostedForm } from "./posted-form.server.ts";

export type LeadPost = Omit<LeadSubmission, "headers" | "readForm"> & {
  /** Address of the thanks page for a signed reference. */
  readonly thanks: (ref: string) => string;
};

/** `redirect`: the lead is committed (303). */
export type LeadPostResult = { readonly type: "redirect"; readonly to: string } | FormResponse;

/** Submits a posted form. Redirects only after lead and deliveries are committed. Throws only on a bug. */
export const handleLeadPost = async (
  request: Request,
  leads: Pick<LeadService, "submit">,
  { thanks, ...post }: LeadPost,
): Promise<LeadPostResult> => {
  const result = await leads.submit({
    ...post,
    headers: request.headers,
    readForm: () => readPostedForm(request, post.kind),
  });
  return result.type === "rejected" ? respondWithForm(result) : { type: "redirect", to: thanks(result.ref) };
};
