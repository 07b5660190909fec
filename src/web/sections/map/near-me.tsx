import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button/button.tsx";
import { EMPTY_LOCATOR_QUERY, writeLocatorQuery } from "#domain/locations/index.ts";
import { locatorStrings as strings } from "../../strings/locator.ts";

type State = "idle" | "locating" | "refused";

/** The network's position is near enough and costs no battery. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

/** Asks for the visitor's position only when the button is used; a refusal leads to the text field. */
export const NearMe = ({ action }: { readonly action: string }) => {
  const [state, setState] = useState<State>("idle");
  const navigate = useNavigate();
  const onPosition = ({ coords }: GeolocationPosition): void => {
    setState("idle");
    const near = { lat: coords.latitude, lng: coords.longitude };
    const search = writeLocatorQuery({ ...EMPTY_LOCATOR_QUERY, near });
    void navigate(`${action}?${search}`, { preventScrollReset: true });
  };
  const onRefused = (): void => {
    setState("refused");
    document.querySelector<HTMLInputElement>("#lieu-recherche")?.focus();
  };
  const askForPosition = (): void => {
    if (!("geolocation" in navigator)) {
      onRefused();
      return;
    }
    setState("locating");
    navigator.geolocation.getCurrentPosition(onPosition, onRefused, OPTIONS);
  };
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        label={strings.nearMe}
        className="with-script"
        disabled={state === "locating"}
        onClick={askForPosition}
      />
      <p role="status" className="place-search-hint">
        {state === "refused" && strings.positionRefused}
        {state === "locating" && strings.locating}
      </p>
    </>
  );
};
