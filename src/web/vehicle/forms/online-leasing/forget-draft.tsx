import { useEffect } from "react";
import { forgetDraft } from "./draft.ts";

/** Removes the draft once the request has been sent. Rendered on the confirmation page. */
export const ForgetLeasingDraft = ({ vehicleId }: { readonly vehicleId: number }) => {
  useEffect(() => forgetDraft(vehicleId), [vehicleId]);
  return null;
};
