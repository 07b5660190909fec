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
];

/** `onSelect`, `onBeforeInput` and `onComposition…`. */
const EVENTS = [
  "constructSelectEvent",
  "getNativeBeforeInputChars",
  "getFallbackBeforeInputChars",
  "isFallbackCompositionEnd",
];

/** Forms whose `action` is a function. */
const FORM_ACTIONS = ["extractEvents$1", "recursivelyResetForms", "requestFormReset"];

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
    ...inPlaceOf([...VIEW_TRANSITIONS, ...FRAGMENT_INSTANCES, ...EVENTS, ...FORM_ACTIONS, ...RESOURCES]),
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
    "exports.createRoot =",
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
    canUseCompositionEvent: "false",
    useFallbackCompositionData: "false",
  },
  properties: HOOKS,
  // Portal, Profiler, Suspense and its fragment and content, Lazy, SuspenseList, LegacyHidden, ViewTransition and Activity.
  tags: [4, 12, 13, 16, 18, 19, 22, 23, 30, 31],
  cases: [
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
