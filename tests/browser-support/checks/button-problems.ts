/** Runs in the page: buttons that a taller neighbour stretches beyond the height of their size and their label. */
export const findStretchedButtons = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>(".btn")].flatMap((button) => {
    if (!button.checkVisibility()) return [];
    const style = getComputedStyle(button);
    const around = ["paddingTop", "paddingBottom", "borderTopWidth", "borderBottomWidth"] as const;
    const inside = document.createRange();
    inside.selectNodeContents(button);
    const content =
      inside.getBoundingClientRect().height + around.reduce((sum, side) => sum + Number.parseFloat(style[side]), 0);
    const { height } = button.getBoundingClientRect();
    const own = Math.max(Number.parseFloat(style.minHeight), content);
    return height > own + 1 ? [`"${button.textContent.trim()}" is ${height} pixels high instead of ${own}`] : [];
  });
