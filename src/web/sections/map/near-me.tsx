import { useNavigate } from "react-router";
import { formatPosition } from "#domain/geo/index.ts";
import { LOCATOR_PARAMETERS } from "#domain/locations/index.ts";
import { DevicePositionButton } from "../../platform/device-position/index.ts";
import { locatorStrings as strings } from "./locator-strings.ts";

/** Sorts the locations by distance from the visitor; if denied, suggests the text field. */
export const NearMe = ({ action }: { readonly action: string }) => {
  const navigate = useNavigate();
  return (
    <DevicePositionButton
      variant="secondary"
      label={strings.nearMe}
      statusClassName="place-search-hint"
      onPosition={(near) => {
        const search = new URLSearchParams({ [LOCATOR_PARAMETERS.near]: formatPosition(near) });
        void navigate(`${action}?${search}`, { preventScrollReset: true });
      }}
      onRefused={() => document.querySelector<HTMLInputElement>("#lieu-recherche")?.focus()}
    />
  );
};
