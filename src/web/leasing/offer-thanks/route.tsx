import { leadFormStrings as strings, ThanksPage } from "../../leads/index.ts";
import { thanksLoader } from "../../leads/index.server.ts";
import { requireLeaseOffer } from "../address/require-lease-offer.server.ts";
import type { Route } from "./+types/route";

export const loader = thanksLoader(async (services, { params, url }: Route.LoaderArgs) => {
  const { paths } = services;
  const { offer } = await requireLeaseOffer(services, params.offer, url);
  const others = offer.kind === "private" ? paths.privateLeases() : paths.businessLeases();
  return [
    { href: others, label: strings.otherOffers },
    { href: paths.leaseOffer(offer), label: strings.backToOffer },
  ];
});

export { unlistedMeta as meta } from "../../platform/page/index.ts";

export default ThanksPage;
