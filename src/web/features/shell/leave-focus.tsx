import { Component } from "react";
import { MAIN_ID } from "../page/index.ts";

/**
 * Takes the focus from the page before React removes it: a browser that removes the focused element lays out the whole
 * page, 90 ms of a slow phone.
 */
export class LeaveFocus extends Component<{ readonly pathname: string }> {
  override getSnapshotBeforeUpdate({ pathname }: { readonly pathname: string }): null {
    const { activeElement } = document;
    if (pathname !== this.props.pathname && activeElement?.closest(`#${MAIN_ID}`))
      (activeElement as HTMLElement).blur();
    return null;
  }
  override componentDidUpdate(): void {
    // React asks for it beside a snapshot.
  }
  override render(): null {
    return null;
  }
}
