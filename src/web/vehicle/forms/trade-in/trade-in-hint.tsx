import { Link } from "../../../../ui/link/link.tsx";
import { tradeInPageStrings as strings } from "./trade-in-strings.ts";

/** Leads from the offer form to the trade-in. */
export const TradeInHint = ({ href }: { readonly href: string }) => (
  <p>
    {strings.fromInterest} <Link href={href}>{strings.fromInterestLink}</Link>
  </p>
);
