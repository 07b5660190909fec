import { feedHosts } from "../imports/index.ts";
import { type ListedHosts, type MediaHosts, vehicleMediaHosts } from "../media/index.ts";
import type { Settings } from "./settings/settings.ts";

type HostSettings = Pick<Settings, "hosts">;

/**
 * Hosts that deliver the files of the content service, in all its regions.
 * Source: https://www.storyblok.com/docs/concepts/assets, "Regional domains".
 */
const CONTENT_ASSET_HOSTS = [
  "a.storyblok.com",
  "a2.storyblok.com",
  "a-us.storyblok.com",
  "a2-us.storyblok.com",
  "a-ap.storyblok.com",
  "a2-ap.storyblok.com",
  "a-ca.storyblok.com",
  "a.storyblokchina.cn",
];

/** With a content service its pictures and files need no entry in the settings. */
export const withContentHosts = <S extends HostSettings>(settings: S, contentService: object | null): S => {
  if (!contentService) return settings;
  const { hosts } = settings;
  const withAssets = (listed: readonly string[]): string[] => [...new Set([...listed, ...CONTENT_ASSET_HOSTS])];
  return { ...settings, hosts: { ...hosts, images: withAssets(hosts.images), media: withAssets(hosts.media) } };
};

/** Hosts that media of vehicles may come from: those of the settings, and of the feeds with these sources. */
export const mediaHostsOf = ({ hosts }: { readonly hosts: ListedHosts }, feedSources: readonly string[]): MediaHosts =>
  vehicleMediaHosts(hosts, feedHosts(feedSources));
