import { Hono } from "hono";
import { readPaintedName, type PaintedCar } from "#domain/vehicles/index.ts";
import { CLOSED_POLICY } from "../middleware/security-headers.ts";
import { problem } from "./problem.ts";

/** `/studio/1/suv-front-red.jpg`: the studio's pictures with their paint. The unpainted ones beside them are files. */
export const studioRoutes = (paint: (car: PaintedCar) => Promise<Uint8Array>): Hono =>
  new Hono().get("/studio/1/:name{.+\\.jpg}", async (context) => {
    const car = readPaintedName(context.req.param("name"));
    if (car === null) return problem(context, { status: 404, title: "Not Found" });
    return context.body(new Uint8Array(await paint(car)), 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": CLOSED_POLICY,
    });
  });
