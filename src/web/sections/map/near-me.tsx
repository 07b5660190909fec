import { useNavigate } from "react-router";
import { Button } from "../../../ui/button/button.tsx";
import { EMPTY_LOCATOR_QUERY, writeLocatorQuery } from "#domain/locations/index.ts";
import { useDevicePosition } from "../../features/device-position/index.ts";
import { locatorStrings as strings } from "../../strings/locator.ts";

/** Asks for the visitor's position only when the button is used; a refusal leads to the text field. */
export const NearMe = ({ action }: { readonly action: string }) => {
  const navigate = useNavigate();
  const { state, ask } = useDevicePosition({
    onPosition: (near) => {
      const search = writeLocatorQuery({ ...EMPTY_LOCATOR_QUERY, near });
      void navigate(`${action}?${search}`, { preventScrollReset: true });
    },
    onRefused: () => document.querySelector<HTMLInputElement>("#lieu-recherche")?.focus(),
  });
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        label={strings.nearMe}
        className="with-script"
        disabled={state === "locating"}
        onClick={ask}
      />
      <p role="status" className="place-search-hint">
        {state === "refused" && strings.positionRefused}
        {state === "locating" && strings.locating}
      </p>
    </>
  );
};
