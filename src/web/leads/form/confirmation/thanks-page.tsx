import type { ComponentProps } from "react";
import { Main } from "../../../platform/page/index.ts";
import { LeadConfirmation } from "./lead-confirmation.tsx";

type ThanksPageProps = { readonly loaderData: ComponentProps<typeof LeadConfirmation> };

/** The component of a route whose loader is `thanksLoader`. */
export const ThanksPage = ({ loaderData }: ThanksPageProps) => (
  <Main className="wrap page-body">
    <LeadConfirmation {...loaderData} />
  </Main>
);
