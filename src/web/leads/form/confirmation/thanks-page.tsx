import type { ComponentProps } from "react";
import { Main } from "../../../platform/page/index.ts";
import { LeadConfirmation } from "./lead-confirmation.tsx";

export const ThanksPage = (props: ComponentProps<typeof LeadConfirmation>) => (
  <Main className="wrap page-body">
    <LeadConfirmation {...props} />
  </Main>
);
