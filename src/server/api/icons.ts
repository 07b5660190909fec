import type { IconSource } from "#application/media/ports.ts";
import { Hono } from "hono";
import { readIconRequest, writeIconSet } from "#domain/media/index.ts";
import { problemResponse } from "../problem.ts";

/** `GET /icons/{prefix}.json?icons=a,b,c`, compatible with the Iconify API. */
export const iconRoutes = (icons: IconSource): Hono =>
  new Hono().get("/icons/:file{.+\\.json}", async (context) => {
    const { pathname, search, searchParams } = new URL(context.req.url);
    const prefix = context.req.param("file").replace(/\.json$/, "");
    const request = readIconRequest(prefix, searchParams.get("icons"), pathname + search);
    if (!request.ok) return problemResponse(context, { status: 400, title: "Bad Request", detail: request.error });
    const resolved = await icons(request.value);
    const found = [...(resolved?.values() ?? [])].filter((icon) => icon !== null).length;
    if (resolved === null || found === 0) return problemResponse(context, { status: 404, title: "Not Found" });
    const isComplete = found === request.value.names.length;
    return context.json(writeIconSet(request.value, resolved), 200, {
      "Cache-Control": isComplete ? "public, max-age=604800" : "public, max-age=60",
    });
  });
