// The process that paints one drawing of the group: a painter cannot be stopped, a process can.
import { errorMessage, inBackground, throwUnhandled } from "#domain/shared/index.ts";
import { paintDrawing, paintIcon, paintSocialPicture } from "../adapters/media/index.ts";
import type { Painting } from "#domain/brand/index.ts";
import { type PaintAnswer, paintingSchema } from "./paint-protocol.ts";

const paint = ({ source, as }: Painting): Promise<Uint8Array> => {
  switch (as.kind) {
    case "logo":
      return paintDrawing(source, as.width);
    case "icon":
      return paintIcon(source, as.size);
    case "social-picture":
      return paintSocialPicture(source, as);
  }
};

const answer = async (painting: unknown): Promise<PaintAnswer> => {
  try {
    return { picture: await paint(paintingSchema.parse(painting)) };
  } catch (error) {
    return { reason: errorMessage(error) };
  }
};

const respond = async (painting: unknown): Promise<void> => {
  const result = await answer(painting);
  process.send?.(result, undefined, undefined, () => process.disconnect?.());
};

process.once("message", (painting) => inBackground(() => respond(painting), throwUnhandled));
