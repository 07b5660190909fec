import { renderToStaticMarkup } from "react-dom/server";
import { declareParameters, markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import { MAX_ISLAND_BYTES } from "../../platform/islands/index.ts";
import type { Route } from "./+types/route";
import { ISLANDS } from "./registry.server.tsx";

/** Maximum length of the properties in characters. */
const MAX_PROPS_LENGTH = 512;

const answer = (status: number, message: string): Response =>
  new Response(message, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "X-Robots-Tag": "noindex" },
  });

/** Undefined unless the text is JSON exactly as `JSON.stringify` writes it, so that each fragment has one URL. */
const readProps = (text: string): unknown => {
  if (text.length > MAX_PROPS_LENGTH) return undefined;
  try {
    const props: unknown = JSON.parse(text);
    return JSON.stringify(props) === text ? props : undefined;
  } catch {
    return undefined;
  }
};

/** A page fragment: `/islands/{name}?props={JSON}`. */
export const loader = ({ url, params, context }: Route.LoaderArgs): Response => {
  const island = ISLANDS.get(params.name);
  if (island === undefined) return answer(404, "No such island.");
  const props = readProps(url.searchParams.get("props") ?? "");
  const element = props === undefined ? "invalid" : island.render(props, servicesOf(context));
  if (element === "invalid") return answer(400, "Invalid props.");
  if (element === null) return answer(404, "No such object.");
  const html = renderToStaticMarkup(element);
  if (Buffer.byteLength(html) > MAX_ISLAND_BYTES) return answer(500, "The island is too large.");
  markCacheable(context, ...island.tags);
  declareParameters(context, (name) => name === "props");
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
};
