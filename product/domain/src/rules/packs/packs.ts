/** The packs of rules, one for each law of working time. Not legal advice: every number is a default that the office can set. */
import type { Pack, PackId } from "@product/domain/rules/rule";
import { packES } from "./es.ts";
import { packGB } from "./gb.ts";
import { packNI } from "./ni.ts";

export const packs: Record<PackId, Pack> = { ES: packES, GB: packGB, NI: packNI };
