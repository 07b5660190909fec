const GAP = 12;

/** Gives a popup the height that is left under it on the screen, keyboard of a phone included, and shows all of it. */
export const fitPopup = (popup: HTMLElement): void => {
  const screen = globalThis.visualViewport;
  const bottom = screen ? screen.offsetTop + screen.height : innerHeight;
  const room = Math.floor(bottom - popup.getBoundingClientRect().top - GAP);
  popup.style.setProperty("--room", `${room}px`);
  popup.scrollIntoView({ block: "nearest" });
};
