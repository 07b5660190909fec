import type { UnusedCode } from "./remove-code.ts";

/** A warning for the developer, and the text of an error that no visitor can cause: the development build has both. */
const TEXTS: UnusedCode = { statements: ["warning("], firstArguments: ["invariant"] };

/** The router's forms are those of searches: what posts is a form of the document. */
const isMutation = (methods: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(methods.map((method) => [`isMutationMethod(${method})`, "false"]));

const ROUTER: UnusedCode = {
  ...TEXTS,
  // Only the server has a static handler.
  statements: [
    "warning(",
    'throw new Error("You cannot call `runClientMiddleware()` from a static handler',
    // Which states of a blocker may follow each other: ours is blocked once.
    'invariant(blocker.state === "unblocked"',
    "if (!init.dataStrategy &&",
  ],
  properties: ["proceed", "reset"],
  functions: {
    // Another method is error 405.
    isValidMethod: 'return method.toUpperCase() === "GET";',
    // The error page has texts of its own by status.
    getInternalRouterError: 'return new ErrorResponseImpl(status || 500, "", new Error(pathname || message), true);',
    _internalSetRoutes: "",
    dispose: "",
    resetFetcher: "",
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
    ...isMutation([
      "activeSubmission.formMethod",
      "formMethod",
      "opts.submission.formMethod",
      "request.method",
      "state.navigation.formMethod",
      "submission.formMethod",
    ]),
    'state.navigation.state === "submitting"': "false",
    'opts.formEncType === "text/plain"': "false",
    'opts.formEncType === "application/json"': "false",
    // Every navigation states its path, and none another address than its own.
    '(to == null || to === "" || to === ".") && activeRouteMatch': "false",
    "opts?.mask": "undefined",
    'basename !== "/"': "false",
    // Routes load property by property.
    'typeof route.lazy === "function"': "false",
    "init.getContext ? await init.getContext() : new RouterContextProvider()": "new RouterContextProvider()",
    "init.dataStrategy || defaultDataStrategyWithMiddleware": "init.dataStrategy",
    // Hot reload.
    "dataRoutes.commitHmrRoutes()": "undefined",
    "!dataRoutes.hasHMRRoutes": "true",
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
  expressions: {
    // Server components.
    "this.context": "false",
    'basename === "/"': "true",
  },
};

const COMPONENTS: UnusedCode = {
  ...TEXTS,
  statements: ["warning(", "warnOnce(", "import { useOptimistic }"],
  expressions: {
    // `useTransitions` is not set, and no update asks for `flushSync`.
    "useOptimistic(_state)": "[_state]",
    "useTransitions === false": "false",
    "useTransitions === true": "false",
    "reactDomFlushSyncImpl && flushSync": "false",
  },
};

const ROUTES: UnusedCode = {
  firstArguments: ["invariant"],
  functions: { wrapShouldRevalidateForHdr: "", prefetchRouteModuleChunks: "" },
  statements: [
    "dataRoute.action =",
    "if (!route.hasClientAction)",
    "if (!ssr && manifestRoute.hasLoader",
    "if (needsRevalidation) return",
  ],
  properties: ["action", "clientAction", "clientMiddleware", "handle", "middleware"],
  expressions: {
    'isSpaMode && routeId !== "root"': "false",
    "route.clientLoaderModule": "undefined",
    "route.clientActionModule": "undefined",
  },
};

const SINGLE_FETCH: UnusedCode = {
  firstArguments: ["invariant"],
  functions: { singleFetchActionStrategy: "", nonSsrStrategy: "" },
};

/** The root's error page has failed: a visitor needs neither the English text nor the stack. */
const ERROR_BOUNDARIES: UnusedCode = {
  functions: {
    RemixRootDefaultErrorBoundary:
      'console.error(error); return React$1.createElement("html", { lang: "fr" }, React$1.createElement("body", null, "Cette page n’a pas pu s’afficher. Rechargez-la."));',
  },
};

const LINKS_AND_FORMS: UnusedCode = {
  ...TEXTS,
  // The text of a script that the server alone writes.
  constants: { restoreScroll: '" "' },
  expressions: {
    'basename !== "/"': "false",
    // Forms navigate, and state where to.
    "options.navigate === false": "false",
    "action == null": "false",
  },
};

const FORM_DATA: UnusedCode = {
  statements: ["warning("],
  expressions: {
    // Browsers that have modules know which button submits a form.
    "!isFormDataSubmitterSupported()": "false",
    'formData && encType === "text/plain"': "false",
  },
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
  // No route has an optional segment.
  "lib/router/utils.js": { ...TEXTS, expressions: { '!route.path?.includes("?")': "true" } },
  "lib/router/history.js": TEXTS,
  "lib/hooks.js": HOOKS,
  "lib/components.js": COMPONENTS,
  "lib/context.js": { functions: { useIsRSCRouterContext: "return false;" } },
  "lib/dom/lib.js": LINKS_AND_FORMS,
  "lib/dom/dom.js": FORM_DATA,
  "lib/dom/ssr/errorBoundaries.js": ERROR_BOUNDARIES,
  "lib/dom/ssr/components.js": DOCUMENT_PARTS,
  // The root has no loader in the browser to wait for.
  "lib/dom/ssr/fallback.js": { functions: { RemixRootDefaultHydrateFallback: "return null;" } },
  // A text for the developer about a new build, which its own feature handles.
  "lib/dom/ssr/fog-of-war.js": { statements: ['console.warn("Detected a manifest version mismatch during eager'] },
  "lib/dom/ssr/routes.js": ROUTES,
  "lib/dom/ssr/single-fetch.js": SINGLE_FETCH,
  "lib/dom-export/dom-router-provider.js": { expressions: { "ReactDOM.flushSync": "undefined" } },
  "lib/dom-export/hydrated-router.js": {
    // Hot reload is the development server's. The site has no import map (`subResourceIntegrity` is not set).
    statements: ["router.createRoutesForHMR =", "if (window.__reactRouterManifest.sri === true)"],
    expressions: { "ssrInfo.context.isSpaMode": "false" },
  },
};
