export type TabChannel = {
  /** Starts to reload, and reloads at once. Further calls do nothing. */
  readonly watch: () => void;
  /** Makes the other tabs reload. Needs `watch`. */
  readonly notify: () => void;
};

/**
 * Keeps what the tabs of a browser share in cookies the same in all of them: `reload` is called when another tab
 * notifies, and when a suspended tab becomes visible or comes back out of the back/forward cache.
 */
export const createTabChannel = (name: string, reload: () => void): TabChannel => {
  let channel: BroadcastChannel | null = null;
  let isWatching = false;

  const open = (): void => {
    channel ??= new BroadcastChannel(name);
    channel.addEventListener("message", reload);
  };
  /** An open channel keeps a page out of the back/forward cache of some browsers. */
  const close = (): void => {
    channel?.close();
    channel = null;
  };
  return {
    watch: () => {
      if (isWatching) return;
      isWatching = true;
      open();
      document.addEventListener("visibilitychange", reload);
      window.addEventListener("pagehide", close);
      window.addEventListener("pageshow", () => {
        open();
        reload();
      });
      reload();
    },
    notify: () => channel?.postMessage("changed"),
  };
};
