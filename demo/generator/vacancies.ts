import type { VacancyFacts } from "../../src/domain/people/index.ts";
import { FIRST_POSTS } from "./first-posts.ts";
import type { Post } from "./posts.ts";
import { SHOWROOM_POSTS } from "./showroom-posts.ts";
import { french } from "./typography.ts";
import { WORKSHOP_POSTS } from "./workshop-posts.ts";

const FULL_WEEK = 40;

const factsOf = ({ week, paragraphs, ...post }: Post, at: number): VacancyFacts => ({
  id: at + 1,
  ...post,
  title: french(post.title),
  teaser: french(post.teaser),
  text: paragraphs.map(french).join("\n\n"),
  tasks: post.tasks.map(french),
  profile: post.profile.map(french),
  benefits: post.benefits.map(french),
  hours: week < FULL_WEEK ? "part_time" : "full_time",
  weekly_hours: week,
  apply_url: null,
  apply_email: "carrieres@alzette-automobiles.example",
});

/** The posts the demo group wants to fill. */
export const demoVacancies = (): readonly VacancyFacts[] =>
  [...WORKSHOP_POSTS, ...SHOWROOM_POSTS, ...FIRST_POSTS].map(factsOf);
