import { Component } from "react";
import { MAIN_ID } from "../../platform/page/index.ts";

/**
 * Removes the focus before React unmounts the page: removing a focused element makes the browser lay out the whole
 * page, which takes 90 ms on a slow phone.
 */
export class BlurOnNavigation extends Component<{ readonly pathname: string }> {
  override getSnapshotBeforeUpdate({ pathname }: { readonly pathname: string }): null {
    const { activeElement } = document;
    if (pathname !== this.props.pathname && activeElement?.closest(`#${MAIN_ID}`))
      (activeElement as HTMLElement).blur();
    return null;
  }
  override componentDidUpdate(): void {
    // React requires it with `getSnapshotBeforeUpdate`.
  }
  override render(): null {
    return null;
  }
}
