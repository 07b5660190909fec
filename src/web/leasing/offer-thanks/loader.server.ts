import { requireLeaseOffer } from "../address/require-lease-offer.server.ts";
import { requireThanks } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { leadFormStrings as strings } from "../../leads/index.ts";
import type { Route } from "./+types/route";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths } = services;
  const { offer } = await requireLeaseOffer(services, params.offer, url);
  const links = [
    {
      href: offer.kind === "private" ? paths.privateLeases() : paths.businessLeases(),
      label: strings.otherOffers,
    },
    { href: paths.leaseOffer(offer), label: strings.backToOffer },
  ];
  return { view: requireThanks(services, url), links };
};
