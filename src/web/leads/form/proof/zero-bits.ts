/** Number of leading zero bits of a text's hash, at most 32. The text is ASCII, at most 128 characters. */
export const zeroBits = (hash: (bytes: Uint8Array) => Uint8Array): ((text: string) => number) => {
  const buffer = new Uint8Array(128);
  return (text) => {
    for (let index = 0; index < text.length; index += 1) buffer[index] = text.charCodeAt(index);
    const [a = 0, b = 0, c = 0, d = 0] = hash(buffer.subarray(0, text.length));
    return Math.clz32((a << 24) | (b << 16) | (c << 8) | d);
  };
};
