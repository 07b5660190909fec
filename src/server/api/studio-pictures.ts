import { Hono } from "hono";
import { parsePaintedFileName, STUDIO_FOLDER, type PaintedCar } from "#domain/vehicles/index.ts";
import { problemResponse } from "../problem.ts";

/** `/studio/2/suv-front-red.jpg`: painted studio pictures. The unpainted ones are static files. */
export const studioRoutes = (paint: (car: PaintedCar) => Promise<Uint8Array>): Hono =>
  new Hono().get("/studio/:version{\\d+}/:name{.+\\.jpg}", async (context) => {
    const { version, name } = context.req.param();
    const car = parsePaintedFileName(name);
    if (car === null) return problemResponse(context, { status: 404, title: "Not Found" });
    // Search engines and shared links still use the URLs of older studios.
    if (`studio/${version}` !== STUDIO_FOLDER) return context.redirect(`/${STUDIO_FOLDER}/${name}`, 301);
    return context.body(new Uint8Array(await paint(car)), 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });
