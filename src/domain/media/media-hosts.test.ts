import { expect, test } from "vitest";
import { isPlayable, mediaHostLines, RefusedHostCounter, vehicleMediaHosts } from "./media-hosts.ts";

const LISTED = { images: ["cdn.example"], media: [], embeds: ["www.youtube-nocookie.com"] };

const HOSTS = vehicleMediaHosts(LISTED, ["dealer.example"]);

const image = (url: string) => ({ type: "image" as const, url, alt: null });
const video = (url: string) => ({ type: "video" as const, url, alt: null });

const countIn = (...media: readonly (ReturnType<typeof image> | ReturnType<typeof video>)[]) => {
  const counter = new RefusedHostCounter(HOSTS);
  counter.add(media);
  return counter.list();
};

test("counts the hosts of pictures, films and players that no setting and no feed names", () => {
  const refused = countIn(
    image("https://cdn.example/1.jpg"),
    image("http://dealer.example/2.jpg"),
    image("/media/3.webp"),
    image("https://PHOTOS.example/4.jpg"),
    image("https://photos.example:443/5.jpg"),
    image("https://10.0.0.1/6.jpg"),
    video("https://dealer.example/7.mp4"),
    video("https://films.example/8.mp4"),
    video("https://youtu.be/abcdefghijk"),
    video("https://vimeo.com/123456789"),
  );
  expect(refused).toEqual([
    { setting: "images", host: "photos.example", count: 2 },
    { setting: "images", host: "10.0.0.1", count: 1 },
    { setting: "media", host: "films.example", count: 1 },
    { setting: "embeds", host: "player.vimeo.com", count: 1 },
  ]);
  // An IP address is no host that the settings may name.
  expect(mediaHostLines(refused, LISTED)).toEqual([
    "images: [cdn.example, photos.example]",
    "media: [films.example]",
    "embeds: [www.youtube-nocookie.com, player.vimeo.com]",
  ]);
});

test("names a hundred hosts at most, since a feed can have any number", () => {
  expect(countIn(...Array.from({ length: 300 }, (_, index) => image(`https://h${index}.example/1.jpg`)))).toHaveLength(
    100,
  );
});

test.each([
  ["/media/film.mp4", true],
  ["https://dealer.example/film.mp4", true],
  ["https://films.example/film.mp4", false],
  ["https://youtu.be/abcdefghijk", true],
  ["https://vimeo.com/123456789", false],
  ["https://dealer.example/film.mov", false],
])("says of %s that it may be played: %s", (url, playable) => {
  expect(isPlayable(url, HOSTS)).toBe(playable);
});
