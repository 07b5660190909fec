export { FilmStage, type HostedFilm } from "./film-stage.tsx";
export { filmStrings } from "./film-strings.ts";
export { ThirdPartyFrame } from "./third-party-frame.tsx";
export { useEmbedConsent, useReloadIfBlocked } from "./use-embed-consent.ts";
