/** Counts the zero bits at the beginning of a text's hash, 32 at most; the text has ASCII signs only, at most 128. */
export const zeroBits = (hash: (bytes: Uint8Array) => Uint8Array): ((text: string) => number) => {
  const buffer = new Uint8Array(128);
  return (text) => {
    for (let at = 0; at < text.length; at += 1) buffer[at] = text.charCodeAt(at);
    const [a = 0, b = 0, c = 0, d = 0] = hash(buffer.subarray(0, text.length));
    return Math.clz32((a << 24) | (b << 16) | (c << 8) | d);
  };
};
