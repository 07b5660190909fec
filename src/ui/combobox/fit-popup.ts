const GAP_PX = 12;

/** Limits a popup to the visual viewport below it, which excludes an on-screen keyboard, and scrolls it into view. */
export const fitPopup = (popup: HTMLElement): void => {
  const screen = globalThis.visualViewport;
  const bottom = screen ? screen.offsetTop + screen.height : innerHeight;
  const height = Math.floor(bottom - popup.getBoundingClientRect().top - GAP_PX);
  popup.style.setProperty("--room", `${height}px`);
  popup.scrollIntoView({ block: "nearest" });
};
