/** Makes everything outside of an open panel unreachable, by pointer and by keyboard; the answer undoes it. */
export const inertAround = (panel: HTMLElement): (() => void) => {
  const changed: HTMLElement[] = [];
  for (let node = panel; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) {
        sibling.inert = true;
        changed.push(sibling);
      }
    }
  }
  return () => {
    for (const element of changed) element.inert = false;
  };
};
