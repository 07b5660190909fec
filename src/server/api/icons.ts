import { Hono } from "hono";
import { readIconRequest, writeIconSet, type IconSource } from "#domain/media/index.ts";
import { problem } from "./problem.ts";

/** `GET /icons/{prefix}.json?icons=a,b,c`, as the Iconify API answers it. */
export const iconRoutes = (icons: IconSource): Hono =>
  new Hono().get("/icons/:file{.+\\.json}", async (context) => {
    const { pathname, search, searchParams } = new URL(context.req.url);
    const prefix = context.req.param("file").replace(/\.json$/, "");
    const request = readIconRequest(prefix, searchParams.get("icons"), pathname + search);
    if (!request.ok) return problem(context, { status: 400, title: "Bad Request", detail: request.error });
    const found = await icons(request.value);
    if (found === null || found.size === 0) return problem(context, { status: 404, title: "Not Found" });
    const isWhole = found.size === request.value.names.length;
    return context.json(writeIconSet(request.value, found), 200, {
      "Cache-Control": isWhole ? "public, max-age=604800" : "public, max-age=60",
    });
  });
