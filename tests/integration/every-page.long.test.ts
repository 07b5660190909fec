import { describeEveryPage } from "./every-page.ts";

const ALL = Number.POSITIVE_INFINITY;

describeEveryPage({ perKind: ALL, queries: 200, linked: ALL, pictures: ALL });
