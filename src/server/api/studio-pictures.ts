import { Hono } from "hono";
import { parsePaintedFileName, type PaintedCar } from "#domain/vehicles/index.ts";
import { problemResponse } from "../problem.ts";

/** `/studio/1/suv-front-red.jpg`: painted studio pictures. The unpainted ones are static files. */
export const studioRoutes = (paint: (car: PaintedCar) => Promise<Uint8Array>): Hono =>
  new Hono().get("/studio/1/:name{.+\\.jpg}", async (context) => {
    const car = parsePaintedFileName(context.req.param("name"));
    if (car === null) return problemResponse(context, { status: 404, title: "Not Found" });
    return context.body(new Uint8Array(await paint(car)), 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });
