import { ERROR_TEXTS, REACT_DOM_CLIENT } from "./react-dom-client-code.ts";
import type { UnusedCode } from "./remove-code.ts";

const exported = (names: readonly string[]): readonly string[] => names.map((name) => `exports.${name} =`);

const REACT: UnusedCode = {
  // No class has a state of its own to set, or is pure.
  statements: [
    "Component.prototype.setState =",
    "Component.prototype.forceUpdate =",
    "ComponentDummy.prototype =",
    "pureComponentPrototype.",
    "assign(pureComponentPrototype",
    ...exported([
      "Activity",
      "Children",
      "Profiler",
      "PureComponent",
      "Suspense",
      "ViewTransition",
      "__COMPILER_RUNTIME",
      "addTransitionType",
      "cache",
      "cacheSignal",
      "cloneElement",
      "createRef",
      "isValidElement",
      "lazy",
      "unstable_useCacheRefresh",
      "useActionState",
      "useDebugValue",
      "useDeferredValue",
      "useEffectEvent",
      "useImperativeHandle",
      "useInsertionEffect",
      "useOptimistic",
      "useReducer",
      "useTransition",
    ]),
  ],
  constants: { reportGlobalError: "reportError" },
};

const REACT_DOM: UnusedCode = {
  functions: ERROR_TEXTS,
  statements: exported([
    "createPortal",
    "flushSync",
    "preconnect",
    "prefetchDNS",
    "preinit",
    "preinitModule",
    "preloadModule",
    "requestFormReset",
    "unstable_batchedUpdates",
    "useFormState",
    "useFormStatus",
  ]),
};

const SCHEDULER: UnusedCode = {
  statements: exported([
    "unstable_Profiling",
    "unstable_forceFrameRate",
    "unstable_next",
    "unstable_runWithPriority",
    "unstable_wrapCallback",
  ]),
  // No task waits for a time.
  functions: { advanceTimers: "", handleTimeout: "", requestHostTimeout: "" },
  constants: { isHostTimeoutScheduled: "false" },
  expressions: {
    "options > currentTime": "false",
    '"object" === typeof options && null !== options': "false",
    "peek(timerQueue)": "null",
    // Browsers have these.
    '"object" === typeof performance && "function" === typeof performance.now': "true",
    '"undefined" !== typeof MessageChannel': "true",
    '"function" === typeof localSetImmediate': "false",
  },
};

/** Unused code of React by the end of the file's path. */
export const REACT_CODE: Readonly<Record<string, UnusedCode>> = {
  "react-dom-client.production.js": REACT_DOM_CLIENT,
  "react.production.js": REACT,
  "react-dom.production.js": REACT_DOM,
  "scheduler.production.js": SCHEDULER,
};
