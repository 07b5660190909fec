import { createByteStore } from "./byte-store.server.ts";
import type { FieldCollector } from "./field-collector.server.ts";
import { MAX_FIELDS, MAX_TEXT_BYTES } from "./field-limits.ts";
import type { BodyParser } from "./multipart-parser.server.ts";

const AMPERSAND = 0x26;

/** Counts fields as they arrive and parses them at the end, including those of a truncated body. */
export const createUrlencodedParser = ({
  limitText,
  addText,
}: Pick<FieldCollector, "limitText" | "addText">): BodyParser => {
  const store = createByteStore(MAX_TEXT_BYTES);
  let fields = 1;
  return {
    write(chunk) {
      const accepted = limitText(chunk);
      for (const byte of accepted) if (byte === AMPERSAND) fields += 1;
      if (fields > MAX_FIELDS) throw new TypeError("too many fields");
      store.append(accepted);
    },
    end() {
      if (fields > MAX_FIELDS) return;
      for (const [name, text] of new URLSearchParams(Buffer.from(store.take()).toString())) addText(name, text);
    },
  };
};
