// Events, attributes and children that elements of pages have, and those that none has: what a page newly needs is an entry here. Tests compare
// the lists with the sources.

/** Events that elements of pages listen to, and those that React derives from several: changes, focus, entering and leaving. */
export const EVENTS =
  "cancel click close dragStart error input keyDown load mouseDown pointerCancel pointerDown pointerMove pointerUp scroll submit toggle";

/** Attributes of elements of pages whose names are others in React. */
export const ATTRIBUTES = {
  htmlFor: "for",
  crossOrigin: "crossorigin",
  fontSize: "font-size",
  fontWeight: "font-weight",
  shapeRendering: "shape-rendering",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
  strokeWidth: "stroke-width",
  textAnchor: "text-anchor",
  vectorEffect: "vector-effect",
};

/** Attributes that React treats in a way of their own and no element has. */
export const UNUSED_ATTRIBUTES = [
  "autoReverse",
  "credentialless",
  "disablePictureInPicture",
  "disableRemotePlayback",
  "externalResourcesRequired",
  "itemScope",
  "noModule",
  "preserveAlpha",
  "reversed",
  "scoped",
  "seamless",
  "xlinkActuate",
  "xlinkArcrole",
  "xlinkHref",
  "xlinkRole",
  "xlinkShow",
  "xlinkTitle",
  "xlinkType",
  "xmlBase",
  "xmlLang",
  "xmlSpace",
];

/** Statements for `onSelect`, `onBeforeInput` and `onComposition…`. */
export const TEXT_EVENTS = [
  'switch (domEventName) {\n        case "focusin":',
  "if (canUseCompositionEvent)",
  "eventType &&\n        (useFallbackCompositionData",
  "if (\n        (fallbackData = canUseTextInputEvent",
  'registerTwoPhaseEvent(\n  "onSelect"',
  'registerTwoPhaseEvent("onBeforeInput"',
  'registerTwoPhaseEvent(\n  "onCompositionEnd"',
  'registerTwoPhaseEvent(\n  "onCompositionStart"',
  'registerTwoPhaseEvent(\n  "onCompositionUpdate"',
];

/** Types of events that no element listens to. */
export const UNUSED_EVENT_TYPES = ["Animation", "Clipboard", "Touch", "Transition", "Wheel"].flatMap((kind) => [
  `${kind}EventInterface`,
  `Synthetic${kind}Event`,
]);

/** Elements, text and arrays are children; promises, contexts and other iterables are not. */
export const CHILDREN: Readonly<Record<string, string>> = {
  "isArrayImpl(newChild) || getIteratorFn(newChild)": "isArrayImpl(newChild)",
  "getIteratorFn(newChild)": "null",
  '"function" === typeof newChild.then': "false",
  "newChild.$$typeof === REACT_CONTEXT_TYPE": "false",
};
