import { useEffect } from "react";
import { forgetDraft } from "./draft.ts";

/** On the confirmation: what was typed has been sent and is removed from the device. */
export const ForgetLeasingDraft = ({ vehicleId }: { readonly vehicleId: number }) => {
  useEffect(() => forgetDraft(vehicleId), [vehicleId]);
  return null;
};
