import sharp from "sharp";
import { createFeedStore, createStockWriter, openDatabase } from "../../src/adapters/database/index.ts";
import { importRows, vehicleAttributes } from "../contract/stock-rows.ts";
import { type PictureHost, startPictureHost } from "../fakes/picture-host.ts";
import { type Site, startSite } from "./sites/site.ts";

export type FeedSite = Site & {
  /** The https host of the feed, of its photographs and of one film. */
  readonly host: string;
  /** Path of the vehicle, which has the number of photographs, three films, and two marks of an inspection. */
  readonly vehiclePath: string;
};

/** As cameras and telephones take them: 3:2, upright with 12 megapixels, 4:3. */
const SIZES = [
  [1500, 1000],
  [3024, 4032],
  [1600, 1200],
] as const;

/** Each has a color of its own: equal pictures are one file. The third of four is nearly black. */
const photo = (index: number): Promise<Buffer> => {
  const [width, height] = SIZES[index % SIZES.length] ?? SIZES[0];
  const background = index % 4 === 2 ? { r: index, g: 8, b: 10 } : { r: 30 * (index % 8), g: 79, b: 147 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
};

const startPhotoHost = (): Promise<PictureHost> =>
  startPictureHost((request, response) => {
    const index = Number(/photo-(\d+)/.exec(request.url ?? "")?.[1] ?? 0);
    void photo(index).then((bytes) => response.end(bytes));
  });

const KEY = "media-of-a-feed";

/** Adds a paused feed of the host with one vehicle; the site downloads its photographs as it does of every feed. */
const addVehicle = async (dataDir: string, host: string, photos: number): Promise<number> => {
  const database = await openDatabase({ dataDir, url: null });
  const source = `https://${host}/export/stock.csv`;
  const feed = { name: "nord", source, profile: "vitrine", intervalSeconds: 3_600, guards: {} };
  await createFeedStore(database).add({ ...feed, pausedAt: "2026-11-20T08:00:00Z" });
  const pictures = Array.from({ length: photos }, (_, index) => `https://${host}/photo-${index}.jpg`);
  const films = ["https://youtu.be/abcdefghijk", "https://vimeo.com/123456789", `https://${host}/film.mp4`];
  const media = [
    ...pictures.map((url) => ({ type: "image" as const, url, alt: null })),
    ...films.map((url) => ({ type: "video" as const, url, alt: null })),
  ];
  const attributes = vehicleAttributes({
    media,
    inspection_marks: [
      { part: "Capot", damage: "Rayure", photo: `https://${host}/photo-${photos}.jpg` },
      { part: "Jante avant droite", damage: "Frottement", photo: `https://${host}/photo-${photos + 1}.jpg` },
    ],
    price: { purchase: { cents: 1_234_500, before_discount_cents: null } },
  });
  await importRows(createStockWriter(database, { now: () => new Date() }), "nord", [
    { key: KEY, content_hash: KEY, attributes },
  ]);
  const { id } = await database.db
    .selectFrom("vehicles")
    .select("id")
    .where("feed_key", "=", KEY)
    .executeTakeFirstOrThrow();
  await database.close();
  return id;
};

/** Starts the demo group with a vehicle whose photographs and films are on other hosts. */
export const startFeedSite = async (photos: number): Promise<FeedSite> => {
  const pictureHost = await startPhotoHost();
  const host = `pictures.dealer.example:${pictureHost.port}`;
  let id = 0;
  const site = await startSite({
    composition: { pictureTransport: pictureHost.transport },
    changeData: async (dataDir) => {
      id = await addVehicle(dataDir, host, photos);
    },
  });
  return {
    ...site,
    host,
    vehiclePath: `/stock/${id}-1-ford-puma-st-line`,
    dispose: async () => {
      await site.dispose();
      await pictureHost.stop();
    },
  };
};
