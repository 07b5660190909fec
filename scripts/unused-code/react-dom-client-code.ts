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

/** `onSelect`, `onBeforeInput` and `onComposition…`. */
const EVENTS = [
  "constructSelectEvent",
  "getNativeBeforeInputChars",
  "getFallbackBeforeInputChars",
  "isFallbackCompositionEnd",
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

/** Elements, text and arrays are children; promises, contexts and other iterables are not. */
const CHILDREN: Readonly<Record<string, string>> = {
  "isArrayImpl(newChild) || getIteratorFn(newChild)": "isArrayImpl(newChild)",
  "getIteratorFn(newChild)": "null",
  '"function" === typeof newChild.then': "false",
  "newChild.$$typeof === REACT_CONTEXT_TYPE": "false",
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
      ...EVENTS,
      ...FORM_ACTIONS,
      ...RESOURCES,
      ...LATER_VALUES,
      ...OTHER_ROOTS,
    ]),
    ...COMPONENT_STACKS,
    getNextHydratableInstanceAfterHydrationBoundary: "return null;",
    // No element has a style attribute: the content policy forbids it.
    setValueForStyles: "",
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
    canUseCompositionEvent: "false",
    useFallbackCompositionData: "false",
    workInProgressDeferredLane: "0",
    // Browsers that have modules have these.
    isInputEventSupported: "true",
    reportGlobalError: "reportError",
  },
  expressions: { ...CHILDREN, "ctor.prototype && ctor.prototype.isPureReactComponent": "false" },
  methods: CLASS_METHODS,
  properties: [...HOOKS, "useReducer", "enqueueSetState", "enqueueReplaceState", "enqueueForceUpdate"],
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
