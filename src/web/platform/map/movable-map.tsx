import { useEffect, useRef, useState } from "react";
import type { MapTiles } from "#application/site/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { mapStrings as strings } from "./map-strings.ts";
import { requestConsent, useConsent } from "../consent/index.ts";
import type { LiveMap } from "./live-map.ts";
import type { MapView } from "./map-view.ts";
import { SvgMap } from "./svg-map.tsx";

type MovableMapProps = {
  readonly view: MapView;
  readonly label: string;
  readonly tiles: MapTiles | null;
  readonly active: string | null;
  readonly onActive: (slug: string | null) => void;
};

type State = "fixed" | "loading" | "live" | "failed";

type LiveMapView = Omit<MovableMapProps, "tiles"> & { readonly tilesUrl: string | null; readonly isOn: boolean };

/** Starts the map in the element while enabled, and restarts it for another view or background. */
const useLiveMap = (props: LiveMapView, onState: (state: State) => void) => {
  const { view, label, tilesUrl, active, onActive, isOn } = props;
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LiveMap | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let started: LiveMap | null = null;
    let isStopped = false;
    const start = async (): Promise<void> => {
      const { startLiveMap } = await import("./live-map.ts");
      if (isStopped || element.current === null) return;
      started = startLiveMap(element.current, { view, label, tilesUrl, onActive });
      setMap(started);
      onState("live");
    };
    start().catch(() => onState("failed"));
    return () => {
      isStopped = true;
      started?.remove();
      setMap(null);
    };
  }, [view, label, tilesUrl, onActive, onState, isOn]);
  useEffect(() => map?.setActive(active), [map, active]);
  return element;
};

/** The drawn map; a click loads an interactive map over it. Tiles, if configured, require consent. */
export const MovableMap = ({ tiles, ...props }: MovableMapProps) => {
  const [state, setState] = useState<State>("fixed");
  const tilesHost = tiles === null ? "" : new URL(tiles.url).host;
  const hasConsent = useConsent("media", tilesHost);
  const isOn = state === "loading" || state === "live";
  const tilesUrl = tiles !== null && hasConsent ? tiles.url : null;
  const element = useLiveMap({ ...props, tilesUrl, isOn }, setState);
  const toggle = async (): Promise<void> => {
    if (isOn) {
      setState("fixed");
      return;
    }
    // Without consent the map has the site's own background.
    if (tiles !== null) await requestConsent("media", tilesHost);
    setState("loading");
  };
  return (
    <>
      <div className="movable-map">
        <div inert={state === "live"}>
          <SvgMap {...props} />
        </div>
        {isOn && <div key={tilesUrl} ref={element} className="movable-map-live" data-state={state} />}
      </div>
      <div className="cluster gap-8 gap-x-20 mt-12 text-s text-soft no-print">
        <Button
          size="small"
          variant="tertiary"
          className="with-script"
          label={isOn ? strings.stopMoving : strings.move}
          onClick={() => void toggle()}
        />
        <p role="status">
          {state === "loading" && strings.loading}
          {state === "failed" && strings.notLoaded}
          {state === "live" && tilesUrl !== null && tiles?.attribution}
        </p>
      </div>
    </>
  );
};
