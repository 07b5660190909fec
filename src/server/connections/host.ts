/** True for a host name or IP address, with or without a port, of which a URL can be made. */
export const isHost = (text: string): boolean =>
  /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`);
