import { ATTRIBUTES, CHILDREN, EVENTS, TEXT_EVENTS, UNUSED_ATTRIBUTES, UNUSED_EVENT_TYPES } from "./react-elements.ts";
import type { UnusedCode } from "./remove-code.ts";

const inPlaceOf = (names: readonly string[], body = ""): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, body]));

/** `<ViewTransition>`; the router's own transitions are the browser's. */
const VIEW_TRANSITIONS = [
  "startViewTransition",
  "createViewTransitionInstance",
  "trackEnterViewTransitions",
  "commitEnterViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "restorePairedViewTransitions",
  "measureNestedViewTransitions",
  "measureViewTransitionHostInstancesRecursive",
  "commitAppearingPairViewTransitions",
  "commitDeletedPairViewTransitions",
  "applyViewTransitionToHostInstances",
  "restoreViewTransitionOnHostInstances",
  "scheduleViewTransitionEvent",
  "pushViewTransitionCancelableScope",
  "reportViewTransitionError",
  "commitAfterMutationEffectsOnFiber",
  "recursivelyTraverseAfterMutationEffects",
];

/** A `ref` of a fragment. */
const FRAGMENT_INSTANCES = [
  "FragmentInstance",
  "commitNewChildToFragmentInstances",
  "commitNewChildToFragmentInstance",
  "commitFragmentInstanceInsertionEffects",
  "commitFragmentInstanceDeletionEffects",
  "deleteChildFromFragmentInstance",
  "addFragmentHandleToFiber",
  "addFragmentHandleToInstance",
  "traverseVisibleInstancesAndTextInstances",
];

/** Forms whose `action` is a function. */
const FORM_ACTIONS = [
  "extractEvents$1",
  "recursivelyResetForms",
  "requestFormReset",
  "startHostTransition",
  "scheduleReplayQueueIfNeeded",
];

/** Where in the tree of components an error occurred: no report states it. */
const COMPONENT_STACKS = { getStackByFiberInDevAndProd: 'return "";' };

/** The number of an error and its values: the text is on a page of React's. */
export const ERROR_TEXTS = {
  formatProdErrorMessage: 'return "Minified React error #" + [].slice.call(arguments).join(" ");',
};

/** The router's error pages are the only classes: they have a state derived from properties and errors, and `render`. */
const CLASS_METHODS = [
  "UNSAFE_componentWillMount",
  "UNSAFE_componentWillReceiveProps",
  "UNSAFE_componentWillUpdate",
  "componentDidMount",
  "componentDidUpdate",
  "componentWillMount",
  "componentWillReceiveProps",
  "componentWillUnmount",
  "componentWillUpdate",
  "getSnapshotBeforeUpdate",
  "shouldComponentUpdate",
];

/** Styles and scripts that React itself loads, and hints except `preload`. */
const RESOURCES = [
  "prefetchDNS",
  "preconnect",
  "preloadModule",
  "preinitScript",
  "preinitStyle",
  "preinitModuleScript",
  "acquireResource",
  "suspendResource",
  "suspendInstance",
  "insertSuspendedStylesheets",
  "accumulateSuspenseyCommitOnFiber",
  "preloadResourceAndSuspendIfNeeded",
];

/** Deferred values and optimistic ones. */
const LATER_VALUES = ["markSpawnedDeferredLane", "dispatchOptimisticSetState"];

/** The page is hydrated once, from its root: nothing renders another tree, ends this one or hydrates a part of it first. */
const OTHER_ROOTS = ["attemptExplicitHydrationTarget", "defaultOnDefaultTransitionIndicator"];

/** What older browsers need, and the strict mode of developer tools. */
const OLDER_BROWSERS = [
  "getTargetInstForInputEventPolyfill",
  "handleEventsForInputEventPolyfill",
  "setIsStrictModeForDevtools",
];

const HOOKS = [
  "useActionState",
  "useFormState",
  "useHostTransitionStatus",
  "useMemoCache",
  "useCacheRefresh",
  "useEffectEvent",
  "useDebugValue",
  "useImperativeHandle",
  "useDeferredValue",
  "useTransition",
  "useInsertionEffect",
  "useOptimistic",
];

/** The reconciler and what it needs of the DOM. */
export const REACT_DOM_CLIENT: UnusedCode = {
  functions: {
    ...inPlaceOf([
      ...VIEW_TRANSITIONS,
      ...FRAGMENT_INSTANCES,
      ...FORM_ACTIONS,
      ...RESOURCES,
      ...LATER_VALUES,
      ...OTHER_ROOTS,
      ...OLDER_BROWSERS,
    ]),
    ...COMPONENT_STACKS,
    ...ERROR_TEXTS,
    getNextHydratableInstanceAfterHydrationBoundary: "return null;",
    // No element has a style attribute: the content policy forbids it.
    setValueForStyles: "",
    getVendorPrefixedEventName: "return eventName;",
    // Custom elements: none is defined.
    isCustomElement: "return false;",
    setPropOnCustomElement: "",
    // No transition is asynchronous or has a type.
    entangleAsyncAction: "return thenable;",
    queueTransitionTypes: "",
    // Titles, metadata and links have none.
    getResource: "return null;",
    waitForCommitToBeReady: "return null;",
    preloadInstanceAndSuspendIfNeeded: "workInProgress.flags &= -16777217;",
  },
  statements: [
    "FragmentInstance.prototype.",
    "ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =",
    "ReactDOMSharedInternals.findDOMNode =",
    "ReactDOMHydrationRoot.prototype.render =",
    "ReactDOMHydrationRoot.prototype.unmount =",
    "ViewTransitionPseudoElement.prototype.",
    "exports.createRoot =",
    ...TEXT_EVENTS,
    'simpleEventPluginEvents.push("scrollEnd")',
    "registerSimpleEvent(ANIMATION_",
    "registerSimpleEvent(TRANSITION_",
    'registerSimpleEvent("dblclick"',
    // Names of events in older browsers.
    "canUseDOM &&\n  ((style =",
    // The state of a form whose action is a function.
    "null !== workInProgress.memoizedState &&\n        (($$typeof = renderWithHooks(",
    "if (null != i)\n    for (queuedTarget = 0; queuedTarget < i.length; queuedTarget += 3)",
  ],
  constants: {
    shouldStartViewTransition: "false",
    viewTransitionMutationContext: "false",
    viewTransitionContextChanged: "false",
    pendingViewTransition: "null",
    pendingViewTransitionEvents: "null",
    pendingTransitionTypes: "null",
    appearingViewTransitions: "null",
    needsFormReset: "false",
    ...Object.fromEntries(UNUSED_EVENT_TYPES.map((name) => [name, "null"])),
    aliases: `new Map(${JSON.stringify(Object.entries(ATTRIBUTES))})`,
    simpleEventPluginEvents: `"${EVENTS}".split(" ")`,
    vendorPrefixes: "{}",
    // Names of keys in older browsers.
    normalizeKey: "{}",
    translateToKey: "{}",
    workInProgressDeferredLane: "0",
    // Developer tools have the development build.
    injectedHook: "null",
    // Browsers that have modules have these.
    isInputEventSupported: "true",
    reportGlobalError: "reportError",
  },
  expressions: {
    ...CHILDREN,
    "ctor.prototype && ctor.prototype.isPureReactComponent": "false",
    "elementType.$$typeof === REACT_LAZY_TYPE": "false",
    "key.$$typeof === REACT_LAZY_TYPE": "false",
    '"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': "false",
    '"undefined" !== typeof AbortController': "true",
    '"function" === typeof queueMicrotask': "true",
  },
  methods: CLASS_METHODS,
  properties: [
    ...HOOKS,
    "useReducer",
    "enqueueSetState",
    "enqueueReplaceState",
    "enqueueForceUpdate",
    "getModifierState",
    "getCacheForType",
  ],
  // Portal, a context's Consumer, Profiler, Suspense and its fragment and content, Lazy, SuspenseList, Scope, LegacyHidden, Cache,
  // TracingMarker, ViewTransition and Activity; 17 is a component of older versions.
  tags: [4, 9, 12, 13, 16, 17, 18, 19, 21, 22, 23, 24, 25, 30, 31],
  cases: [
    ...UNUSED_ATTRIBUTES,
    "REACT_CONSUMER_TYPE",
    "REACT_PORTAL_TYPE",
    "REACT_PROFILER_TYPE",
    "REACT_SUSPENSE_TYPE",
    "REACT_LAZY_TYPE",
    "REACT_SUSPENSE_LIST_TYPE",
    "REACT_LEGACY_HIDDEN_TYPE",
    "REACT_VIEW_TRANSITION_TYPE",
    "REACT_ACTIVITY_TYPE",
  ],
};
