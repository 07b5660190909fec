import { index, route, type RouteConfig } from "@react-router/dev/routes";

// Below the stock a form is named by the market's own word for it; the loader knows which one is meant.
export default [
  index("routes/page.tsx", { id: "home" }),
  route("stock", "routes/stock.tsx"),
  route("stock/:vehicle", "routes/vehicle.tsx"),
  route("stock/:vehicle/:form", "routes/vehicle-form.tsx"),
  route("stock/:vehicle/:form/merci", "routes/vehicle-thanks.tsx"),
  ...(process.env["NODE_ENV"] === "development" ? [route("_gallery/:screen?", "gallery/gallery-route.tsx")] : []),
  route("*", "routes/page.tsx", { id: "page" }),
] satisfies RouteConfig;
