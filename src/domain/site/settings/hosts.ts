import { z } from "zod";
import { MEDIA_HOST } from "../../media/index.ts";
import { host, serviceHost } from "./names.ts";

const mediaHost = z.string().regex(MEDIA_HOST, "must be a host name as media.example.com");

/** Hosts that pages may load from or link to, by what for. */
export const hosts = z.strictObject({
  /** Hosts whose links count as downloads, and whose films of vehicles may be played. */
  media: z.array(mediaHost).default([]),
  embeds: z.array(serviceHost).default([]),
  /** Hosts that the sections `reviews` and `recruiting` may load. */
  widgets: z.array(serviceHost).default([]),
  /** Hosts that the tags of the tag manager contact. */
  tags: z.array(host).default([]),
  /** Not read any more: redirects lead to any host. A start with it warns. */
  redirects: z.unknown().optional(),
  /** Hosts of the manufacturers' configurators that model pages may link to. */
  configurators: z.array(host).default([]),
  images: z.array(mediaHost).default([]),
});
