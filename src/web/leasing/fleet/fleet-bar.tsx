import { Button } from "../../../ui/button/button.tsx";
import { fleetStrings as strings } from "./fleet-strings.ts";
import { FLEET_FORM } from "../offers/quantity-field.tsx";

type FleetBarProps = {
  /** Page of the request. */
  readonly action: string;
  /** False if another bar of the page has the form. */
  readonly hasForm: boolean;
};

/** Leads from the quantities beside the offers of a page to their request. */
export const FleetBar = ({ action, hasForm }: FleetBarProps) => (
  <div className="mt-28 py-12 line-above cluster spread no-print">
    <p className="text-s">{strings.bar}</p>
    <Button type="submit" form={FLEET_FORM} label={strings.request} />
    {hasForm && <form id={FLEET_FORM} method="get" action={action} noValidate hidden />}
  </div>
);
