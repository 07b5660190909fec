import {
  createPictureCheck,
  recordReferencedPictures,
  startFeedPictures,
  withContentRenditions,
  withServedMedia,
} from "#application/media/index.ts";
import type { StockReader } from "#application/stock/ports.ts";
import { type Failing, given, monotonicMs } from "./failing.ts";

/** How the use cases of pictures fail when their port throws. */
export const MEDIA_FAILURES = {
  recordReferencedPictures: ({ port, followFeed }: Failing) =>
    followFeed(() => recordReferencedPictures(given({ stock: port }))),
  startFeedPictures: ({ log, port, scheduler }: Failing) =>
    startFeedPictures(
      given({
        log,
        scheduler,
        tryLock: port,
        hosts: () => new Set(["pictures.example"]),
        watch: async () => ({ stop: async () => undefined }),
      }),
    ),
  createPictureCheck: ({ log, port }: Failing) =>
    createPictureCheck({
      log,
      pictures: { sampleStored: port },
      files: { has: port },
      folder: "/media",
      monotonicMs,
    })(),
  withContentRenditions: ({ port, request }: Failing) => {
    const pictures = withContentRenditions(port, port);
    request(() =>
      pictures(
        given({ rendition: { focus: {}, blur: 0, brightness: 0, rotate: 0, grayscale: false, fill: null } }),
        given({}),
        given({}),
      ),
    );
  },
  withServedMedia: ({ port, request }: Failing) => {
    const reader = withServedMedia<StockReader>(port, port, port);
    request(() => reader.byIds([1]));
  },
};
