import type { VacancyFacts } from "../../src/domain/people/index.ts";
import { FURTHER_POSTS } from "./further-posts.ts";
import { POSTS, type Post } from "./posts.ts";
import { french } from "./typography.ts";

const FULL_WEEK = 40;

const factsOf = ({ week, ...post }: Post, at: number): VacancyFacts => ({
  id: at + 1,
  ...post,
  title: french(post.title),
  teaser: french(post.teaser),
  text: french(post.text),
  tasks: post.tasks.map(french),
  profile: post.profile.map(french),
  benefits: post.benefits.map(french),
  hours: week < FULL_WEEK ? "part_time" : "full_time",
  weekly_hours: week,
  apply_url: null,
  apply_email: "carrieres@alzette-automobiles.example",
});

/** The posts the demo group wants to fill. */
export const demoVacancies = (): readonly VacancyFacts[] => [...POSTS, ...FURTHER_POSTS].map(factsOf);
