import { requireLeaseOffer } from "../../features/addresses/index.server.ts";
import { requireThanks } from "../../features/lead-form/index.server.ts";
import { servicesOf } from "../../router-context.ts";
import { leadFormStrings as strings } from "../../strings/lead-form.ts";
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
