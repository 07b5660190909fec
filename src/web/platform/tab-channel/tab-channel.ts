/**
 * Synchronises state that tabs share in cookies: `reload` is called when another tab sends a notification, and when a
 * suspended tab becomes visible or returns from the back/forward cache.
 */
export const createTabChannel = (name: string, reload: () => void) => {
  let channel: BroadcastChannel | null = null;
  let isWatching = false;

  const open = (): void => {
    channel ??= new BroadcastChannel(name);
    channel.addEventListener("message", reload);
  };
  /** An open channel prevents the back/forward cache in some browsers. */
  const close = (): void => {
    channel?.close();
    channel = null;
  };
  return {
    /** Starts listening, and reloads once immediately. Further calls do nothing. */
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
    /** Notifies the other tabs. Requires `watch`. */
    notify: () => channel?.postMessage("changed"),
  };
};
