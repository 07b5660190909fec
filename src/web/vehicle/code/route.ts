import { requireVehicle } from "../address/require-vehicle.server.ts";
import { qrCode } from "../../platform/qr-code/index.ts";
import { markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

/** QR code of a vehicle's page as an image, which browsers load when the page is printed. */
export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, siteUrl } = services;
  const vehicle = await requireVehicle(services, params, url, {
    demand: null,
    canonicalPath: (vehicleToLink) => paths.vehicleCode(vehicleToLink),
  });
  markCacheable(context, "stock");
  const { size, path } = qrCode(siteUrl + paths.vehicle(vehicle));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "X-Robots-Tag": "noindex" } });
};
