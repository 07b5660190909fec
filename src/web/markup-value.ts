/** A loader's value for a document, of which the payload leaves out what the markup states. */
export type MarkupValue<Rest, View> = {
  readonly rest: Rest;
  /** Not enumerable, so never serialised: it is there while the server renders the markup. */
  readonly view?: View;
};

/** `rest`: what the markup does not state. */
export const toMarkupValue = <Rest, View>(rest: Rest, view: View): MarkupValue<Rest, View> =>
  Object.defineProperty({ rest }, "view", { value: view });

/**
 * Returns the view of a value: the server's own, or the one that `read` makes of the markup in the browser. Read once,
 * before hydration, since the markup changes afterwards.
 */
export const createMarkupReader = <Rest, View>(read: (page: ParentNode, rest: Rest) => View) => {
  const views = new WeakMap<MarkupValue<Rest, View>, View>();
  return (value: MarkupValue<Rest, View>): View => {
    const view = value.view ?? views.get(value) ?? read(document, value.rest);
    views.set(value, view);
    return view;
  };
};
