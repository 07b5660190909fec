import { vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import { leadFormStrings as strings, ThanksPage } from "../../../leads/index.ts";
import { thanksLoader } from "../../../leads/index.server.ts";
import { requireMake } from "../../address/require-vehicle.server.ts";
import type { Route } from "./+types/route";
import { useEffect } from "react";
import { forgetDraft } from "../online-leasing/draft.ts";

/** Removes the draft once the request has been sent. Rendered on the confirmation page. */
const ForgetLeasingDraft = ({ vehicleId }: { readonly vehicleId: number }) => {
  useEffect(() => forgetDraft(vehicleId), [vehicleId]);
  return null;
};

export const loader = thanksLoader(async (services, { params, url }: Route.LoaderArgs) => {
  const { paths } = services;
  await requireMake(services, params, url);
  return [
    { href: paths.stock(), label: strings.seeStock },
    { href: paths.vehicle({ slug: params.vehicle }), label: strings.backToVehicle },
  ];
});

export { unlistedMeta as meta } from "../../../platform/page/index.ts";

const VehicleThanks = ({ loaderData, params }: Route.ComponentProps) => {
  const vehicleId = vehicleIdFromSlug(params.vehicle);
  return (
    <>
      {vehicleId !== null && loaderData.view.month && <ForgetLeasingDraft vehicleId={vehicleId} />}
      <ThanksPage loaderData={loaderData} />
    </>
  );
};

export default VehicleThanks;
