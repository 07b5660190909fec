export { FilmStage, type HostedFilm, ThirdPartyFrame, useEmbedConsent, useReloadIfBlocked } from "./film-stage.tsx";
export { filmStrings } from "./film-strings.ts";
