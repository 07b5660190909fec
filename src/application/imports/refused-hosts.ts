import { type MediaHosts, type RefusedHost, RefusedHostCounter } from "#domain/media/index.ts";
import type { Medium } from "#domain/vehicles/index.ts";

/** The media of a feed's vehicles on sale, vehicle by vehicle; of all feeds without a name. */
export type ReadMedia = (feed?: string) => AsyncIterable<readonly Medium[]>;

export type FeedMediaReader = {
  readonly read: ReadMedia;
  /** Hosts that media of vehicles may come from. */
  readonly hosts: () => Promise<MediaHosts>;
};

/** Hosts of the pictures and films of a feed that are not shown, because the settings do not name them. */
export const countRefusedHosts = async (
  { read, hosts }: FeedMediaReader,
  feed?: string,
): Promise<readonly RefusedHost[]> => {
  const counter = new RefusedHostCounter(await hosts());
  for await (const media of read(feed)) counter.add(media);
  return counter.list();
};
