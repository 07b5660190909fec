type BuildWindow = { readonly __reactRouterManifest?: { readonly version?: string } };

/** The id of the build of this document. The segments of the market follow it: `src/web/market-routes.ts`. */
export const ownBuild = (): string | undefined =>
  (window as BuildWindow).__reactRouterManifest?.version?.split(".", 1)[0];
