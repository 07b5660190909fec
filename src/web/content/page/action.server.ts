import { findFormSection, formPostForSection } from "../../sections/form/content-form.server.ts";
import { createEditorContext } from "./edited-story.server.ts";
import { handleFormPost } from "../../leads/index.server.ts";
import { notFound } from "../../platform/errors/index.ts";
import { resolvePage } from "../../platform/addresses/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const resolved = await resolvePage(services, url, createEditorContext(services, url).version);
  if (resolved.type === "error") throw notFound(resolved.kind, url.pathname);
  const section = resolved.type === "story" ? findFormSection(resolved.story, services.settings) : null;
  if (section === null) throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  return handleFormPost({ request, url, context }, formPostForSection(services, section, url));
};
