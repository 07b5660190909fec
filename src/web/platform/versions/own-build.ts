type BuildWindow = { readonly __reactRouterManifest?: { readonly version?: string } };

/** Build id of this document, followed by the market's path segments (`src/web/app/site-build.ts`). */
export const ownBuild = (): string | undefined =>
  (window as BuildWindow).__reactRouterManifest?.version?.split(".", 1)[0];
