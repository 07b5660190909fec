import type { AllowedHosts } from "./live-content.ts";

export const EXAMPLE_HOSTS: AllowedHosts = {
  embeds: ["www.youtube-nocookie.com", "plans.example.com"],
  widgets: ["avis.example.com"],
  media: ["media.example.com"],
  configurators: [],
  consent: {
    measurement: [],
    services: ["avis.example.com", "chat.example.com"],
    media: ["www.youtube-nocookie.com", "plans.example.com"],
  },
};
