/** Makes all elements outside of a panel inert. Returns a function that restores them. */
export const makeOutsideInert = (panel: HTMLElement): (() => void) => {
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
