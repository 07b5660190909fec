import type { UnusedCode } from "./remove-code.ts";

/** A warning for the developer, and the text of an error that no visitor can cause: the development build has both. */
const TEXTS: UnusedCode = { statements: ["warning("], firstArguments: ["invariant"] };

const POST = 'throw new Error("forms that post are those of the document");';

const ROUTER: UnusedCode = {
  ...TEXTS,
  // Only the server has a static handler.
  statements: ["warning(", 'throw new Error("You cannot call `runClientMiddleware()` from a static handler'],
  functions: {
    handleAction: POST,
    handleFetcherAction: POST,
    _internalSetRoutes: "",
    // No route has middleware in the browser.
    runClientMiddlewarePipeline: "return callRouteMiddleware(args, [], handler);",
    callRouteMiddleware:
      "const { request } = args; if (request.signal.aborted) throw request.signal.reason; return await handler();",
  },
  expressions: {
    "init.instrumentations": "undefined",
    "opts?.instrumentationNavigateMetaReceiver": "undefined",
    "consumeInstrumentationClientResultMetaReceiver(router)": "undefined",
    "future.unstable_routePatternMatching": "false",
  },
};

const HOOKS: UnusedCode = {
  ...TEXTS,
  statements: ["warning(", "warningOnce("],
  functions: {
    useNavigate: "return useNavigateStable();",
    // The root has an error page.
    DefaultErrorComponent: "return null;",
  },
  // Server components.
  expressions: { "this.context": "false" },
};

const COMPONENTS: UnusedCode = {
  ...TEXTS,
  statements: ["warning(", "warnOnce(", "import { useOptimistic }"],
  // `useTransitions` is not set.
  expressions: { "useOptimistic(_state)": "[_state]" },
};

const ROUTES: UnusedCode = {
  firstArguments: ["invariant"],
  functions: { wrapShouldRevalidateForHdr: "" },
  statements: ["dataRoute.action =", "if (!route.hasClientAction)"],
  expressions: {
    "route.clientLoaderModule": "undefined",
    "route.clientActionModule": "undefined",
    "route.hasClientAction": "false",
    "route.hasClientMiddleware": "false",
  },
};

const SINGLE_FETCH: UnusedCode = {
  firstArguments: ["invariant"],
  functions: { singleFetchActionStrategy: POST, nonSsrStrategy: "" },
};

const DOCUMENT_PARTS: UnusedCode = {
  firstArguments: ["invariant"],
  statements: [
    "if (!isValidMetaTag(tagName))",
    'if ("charset" in metaProps)',
    "if (!Array.isArray(routeMeta)) throw",
    "warnOnce(!isRSCRouterContext",
  ],
  constants: {
    // Server components.
    rsc: "false",
    isRSCRouterContext: "false",
    // The text of the document's first script, which the server alone writes.
    contextScript: '" "',
    enableFogOfWar: "true",
    sri: "{}",
  },
  expressions: {
    "!isStatic": "true",
    "isSpaMode && !isHydrated": "false",
    // Only the development server has them.
    'typeof criticalCss === "string"': "false",
    'typeof criticalCss === "object"': "false",
    'typeof manifest.sri === "object"': "false",
    // No route links to the files of another page.
    "isPageLinkDescriptor(link)": "false",
  },
};

/** Unused code of the router by the end of the file's path. */
export const ROUTER_CODE: Readonly<Record<string, UnusedCode>> = {
  "lib/router/router.js": ROUTER,
  "lib/router/utils.js": TEXTS,
  "lib/router/history.js": TEXTS,
  "lib/hooks.js": HOOKS,
  "lib/components.js": COMPONENTS,
  "lib/context.js": { functions: { useIsRSCRouterContext: "return false;" } },
  "lib/dom/lib.js": TEXTS,
  "lib/dom/dom.js": { statements: ["warning("] },
  "lib/dom/ssr/components.js": DOCUMENT_PARTS,
  // The root has no loader in the browser to wait for.
  "lib/dom/ssr/fallback.js": { functions: { RemixRootDefaultHydrateFallback: "return null;" } },
  // A text for the developer about a new build, which its own feature handles.
  "lib/dom/ssr/fog-of-war.js": { statements: ['console.warn("Detected a manifest version mismatch during eager'] },
  "lib/dom/ssr/routes.js": ROUTES,
  "lib/dom/ssr/single-fetch.js": SINGLE_FETCH,
  "lib/dom-export/hydrated-router.js": {
    // Hot reload is the development server's. The site has no import map (`subResourceIntegrity` is not set).
    statements: ["router.createRoutesForHMR =", "if (window.__reactRouterManifest.sri === true)"],
    expressions: { "ssrInfo.context.isSpaMode": "false" },
  },
};
